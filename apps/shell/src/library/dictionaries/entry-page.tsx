import { CitedText } from '@berea/answers';
import type { DictionaryEntry, Work } from '@berea/contracts';
import { PageFrame, StatusPanel } from '@berea/ui/core';
import { explain, TransportError } from '@berea/web';
import { Link, useParams } from '@berea/web/router';
import { SearchX } from 'lucide-react';
import { useDictionaryEntries, useDictionaryEntry } from '../../data/dictionaries.js';
import { useLibraryWorks } from '../../data/library.js';
import { BackLink } from '../../page/page-links.js';
import { t } from '../../texts/dictionaries.js';
import noteStyles from '../berea-notes/berea-notes.module.css';
import { Neighbours } from '../berea-notes/parts-of-entry.js';
import { VerseLink } from '../berea-notes/verse-link.js';
import { QueryState } from '../query-state.js';
import { dictionaryAddress } from '../shelf/shelves.js';
import { tierAdvice } from '../shelf/tier-words.js';
import styles from './dictionaries.module.css';
import { EntryTitles } from './dictionary-contents.js';
import { entryAddress } from './entry-address.js';

/** More verses than these are folded: the article has them as links already. */
const MOST_UNFOLDED = 12;

/** An entry of a dictionary of the Bible. */
export function EntryPage() {
  const { id = '', entry: entryId = '' } = useParams();
  const entry = useDictionaryEntry(id, entryId);
  const works = useLibraryWorks();
  const work = works.data?.find((each) => each.id === id);
  const letter = entry.data?.letter;
  const unknown = entry.error instanceof TransportError && entry.error.status === 404 ? entry.error : undefined;
  return (
    <PageFrame title={t('dictionaries.library')}>
      <BackLink to={`${dictionaryAddress(id)}${letter ? `?letter=${encodeURIComponent(letter)}` : ''}`}>
        {work?.title ?? t('dictionaries.dictionary')}
      </BackLink>
      {unknown ? (
        <Unknown key={entryId} id={id} entryId={entryId} error={unknown} />
      ) : (
        <QueryState key={entryId} of={entry} failed={t('dictionaries.entry-could-not-be-loaded')}>
          {(found) => <Entry entry={found} work={work} />}
        </QueryState>
      )}
    </PageFrame>
  );
}

function Entry({ entry, work }: { entry: DictionaryEntry; work: Work | undefined }) {
  const { name, text, references, see, previous, next, source } = entry;
  return (
    <article className={noteStyles['entry']}>
      <h2>{name}</h2>
      <div className={noteStyles['text']} lang={work?.language} dir={work?.direction}>
        {text.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index}>
            <CitedText text={paragraph} link={(place, written) => <VerseLink place={place}>{written}</VerseLink>} />
          </p>
        ))}
      </div>
      {see.length > 0 && (
        <section aria-labelledby="see">
          <h3 id="see">{t('dictionaries.see-also')}</h3>
          <ul className={noteStyles['verses']}>
            {see.map((other) => (
              <li key={other.id}>
                <Link to={entryAddress(source, other.id)}>{other.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {references.length > 0 && (
        <details className={styles['references']} open={references.length <= MOST_UNFOLDED}>
          <summary>{t('dictionaries.verses', { count: references.length })}</summary>
          <ul className={noteStyles['verses']}>
            {references.map(({ reference, place }) => (
              <li key={reference}>
                <VerseLink place={place}>{reference}</VerseLink>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Neighbours
        name={t('dictionaries.other-entries')}
        previous={previous && { to: entryAddress(source, previous.id), title: previous.name }}
        next={next && { to: entryAddress(source, next.id), title: next.name }}
      />
      {work && <WhoseItIs work={work} />}
    </article>
  );
}

/** The work's writer, licence and source, which its owners want to be named wherever it is read. */
function WhoseItIs({ work: { title, author, year, licence, licenceTier, attribution, notice } }: { work: Work }) {
  return (
    <footer className={noteStyles['what-it-is']}>
      <p>
        {[title, author, year].filter(Boolean).join(', ')}. {licence}. {licenceTier && tierAdvice(licenceTier)}
      </p>
      {attribution && <p>{attribution}</p>}
      {notice && <p>{notice}</p>}
    </footer>
  );
}

/** Says that there is no such entry, and names those whose spelling is near. */
function Unknown({ id, entryId, error }: { id: string; entryId: string; error: Error }) {
  const { data } = useDictionaryEntries(id, { q: entryId.replaceAll('-', ' ') });
  const near = [...(data?.near ?? []), ...(data?.results ?? [])].slice(0, 8);
  return (
    <>
      <StatusPanel
        icon={SearchX}
        title={t('dictionaries.no-such-entry')}
        actions={
          <Link className={styles['leads-on']} to={dictionaryAddress(id)}>
            {t('dictionaries.see-the-dictionary')}
          </Link>
        }
      >
        <p>{explain(error)}</p>
      </StatusPanel>
      {near.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near" className={noteStyles['heading']}>
            {t('dictionaries.did-you-mean')}
          </h2>
          <EntryTitles id={id} titles={near} />
        </section>
      )}
    </>
  );
}
