import type { Work } from '@berea/contracts';
import { PageFrame, StatusPanel } from '@berea/ui/core';
import { useLibraryWorks } from '../../data/library.js';
import { useParams } from '@berea/web/router';
import { LibraryBig } from 'lucide-react';
import { BackLink } from '../../page/page-links.js';
import { DictionaryContents } from '../dictionaries/dictionary-contents.js';
import { QueryState } from '../query-state.js';
import { isReadDictionary } from '../shelf/shelves.js';
import { NotesContents } from '../berea-notes/notes-contents.js';
import { BibleContents } from './bible-contents.js';
import { CommentaryContents } from './commentary-contents.js';
import { WorkFacts } from './work-facts.js';
import { WorkSearch } from './work-search.js';
import styles from './work-page.module.css';
import { t } from '../../texts/library-work.js';

/** The study Bible, which the API names a commentary. */
const BEREA_NOTES = 'berea';

const uses = (): Partial<Record<Work['kind'], string>> => ({
  words: t('library-work.its-words-stand-in-interlinear'),
  lexicon: t('library-work.it-opens-from-every-greek'),
  commentary: t('library-work.it-also-stands-under-scholars'),
  topics: t('library-work.it-also-stands-under-topical'),
  references: t('library-work.it-stands-under-cross-references'),
  dictionary: t('library-work.scholar-looks-up-people-places'),
});

/** Other places at which a reader meets a work. */
function describeUse(work: Work): string | undefined {
  if (work.id === BEREA_NOTES) return t('library-work.scholar-answers-from-it-first');
  return uses()[work.kind === 'dictionary' && !isReadDictionary(work) ? 'lexicon' : work.kind];
}

/** A work of the reference shelf: its contents, and about it. */
export function WorkPage() {
  const { id } = useParams();
  const works = useLibraryWorks();
  return (
    <PageFrame title={t('library-work.library')}>
      <BackLink to="/library?tab=shelf">{t('library-work.reference-shelf')}</BackLink>
      <QueryState of={works} failed={t('library-work.work-could-not-be-loaded')}>
        {(all) => {
          const work = all.find((each) => each.id === id);
          return work?.installed ? <Opened key={work.id} work={work} /> : <Missing work={work} />;
        }}
      </QueryState>
    </PageFrame>
  );
}

function Opened({ work }: { work: Work }) {
  const { title, author, year, kind, language } = work;
  const use = describeUse(work);
  return (
    <div className={styles['page']}>
      <div>
        <h2 className={styles['title']} lang={kind === 'bible' ? language : undefined}>
          {title}
        </h2>
        <p className={styles['author']}>{[author, year].filter(Boolean).join(', ')}</p>
        {use && <p className={styles['use']}>{use}</p>}
        {work.id === BEREA_NOTES ? <NotesContents /> : <Contents work={work} />}
      </div>
      <WorkFacts work={work} />
    </div>
  );
}

const Contents = ({ work }: { work: Work }) => (
  <>
    <WorkSearch work={work} />
    {work.kind === 'bible' && <BibleContents work={work} />}
    {work.kind === 'commentary' && <CommentaryContents work={work} />}
    {isReadDictionary(work) && <DictionaryContents id={work.id} />}
  </>
);

/** Says of a work that this server could have how it comes here. */
const Missing = ({ work }: { work: Work | undefined }) => (
  <StatusPanel icon={LibraryBig} title={work?.title ?? t('library-work.this-work-is-not-on-shelf')}>
    <p>
      {work?.reason
        ? t('library-work.it-is-not-installed', { reason: work.reason })
        : t('library-work.it-may-have-been-taken')}
    </p>
  </StatusPanel>
);
