import type { LexiconEntry, Rendering } from '@berea/contracts';
import { useLexiconEntry } from '../../data/reference-works.js';
import { ShowMore, usePaged } from '../frame/paging.js';
import { PanelFrame, Section, useBackButton } from '../frame/panel-frame.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import { Credits } from './about-work.js';
import { LexiconCard } from './lexicon-card.js';
import styles from './lexicon-view.module.css';
import { OccurrenceList } from './occurrence-list.js';

/** A lemma: what the lexicon says of it, how it is rendered, and where it stands. @param id Strong's number */
export function LexiconView({ id }: { id: string }) {
  const query = useLexiconEntry(id);
  return (
    <PanelFrame title="Lexicon" subtitle={subtitleOf(id, query.data)} footer={useBackButton()}>
      {query.isPending ? (
        <PanelLoading says={`Loading ${id}...`} />
      ) : query.isError ? (
        <PanelFailed title={`${id} could not be loaded`} error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Entry key={id} entry={query.data} />
      )}
    </PanelFrame>
  );
}

const subtitleOf = (id: string, entry: LexiconEntry | undefined): string =>
  entry ? `${entry.transliteration}, Strong’s ${id}` : `Strong’s ${id}`;

function Entry({ entry }: { entry: LexiconEntry }) {
  const { id, count, verses, renderings, kjvUsage, source } = entry;
  const times = `${count.toLocaleString('en')} ${count === 1 ? 'time' : 'times'}`;
  return (
    <>
      <LexiconCard entry={entry} />
      {renderings.length > 0 && (
        <Section title="How the King James Version renders it">
          <RenderingList renderings={renderings} />
        </Section>
      )}
      {kjvUsage && (
        <Section title="As the lexicon lists its renderings">
          <p>{kjvUsage}</p>
        </Section>
      )}
      <Section title={`Used ${times}, in ${verses.toLocaleString('en')} ${verses === 1 ? 'verse' : 'verses'}`}>
        <OccurrenceList id={id} />
      </Section>
      <Credits works={[source]} />
    </>
  );
}

const AT_ONCE = 8;

/** How a lemma is rendered, most frequent first: words, how often, and a bar of it. */
function RenderingList({ renderings }: { renderings: readonly Rendering[] }) {
  const { list, shown, paging } = usePaged<Rendering, HTMLOListElement>(renderings, AT_ONCE);
  const most = renderings[0]?.count ?? 1;
  return (
    <>
      <ol ref={list} className={styles['renderings']}>
        {shown.map(({ words, count }) => (
          <li key={words}>
            <span>{words}</span>
            <span className={styles['bar']} aria-hidden>
              <i style={{ width: `${Math.max(2, (count / most) * 100)}%` }} />
            </span>
            <span className={styles['count']}>
              {count.toLocaleString('en')}
              <span className="visually-hidden">{count === 1 ? ' time' : ' times'}</span>
            </span>
          </li>
        ))}
      </ol>
      <ShowMore {...paging} noun="renderings" />
    </>
  );
}
