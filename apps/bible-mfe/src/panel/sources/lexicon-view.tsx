import type { LexiconEntry, Rendering } from '@berea/contracts';
import { useLexiconEntry } from '../../data/reference-works.js';
import { ShowMore, usePaged } from '../frame/paging.js';
import { PanelFrame, Section, useBackButton } from '../frame/panel-frame.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import { Credits } from './about-work.js';
import { LexiconCard } from './lexicon-card.js';
import styles from './lexicon-view.module.css';
import { OccurrenceList } from './occurrence-list.js';
import { t, Trans } from '../../texts/works.js';

/** A lemma: what the lexicon says of it, how it is rendered, and where it stands. @param id Strong's number */
export function LexiconView({ id }: { id: string }) {
  const query = useLexiconEntry(id);
  return (
    <PanelFrame title={t('works.lexicon')} subtitle={subtitleOf(id, query.data)} footer={useBackButton()}>
      {query.isPending ? (
        <PanelLoading says={t('works.loading-id', { id })} />
      ) : query.isError ? (
        <PanelFailed
          title={t('works.id-could-not-be-loaded', { id })}
          error={query.error}
          retry={() => void query.refetch()}
        />
      ) : (
        <Entry key={id} entry={query.data} />
      )}
    </PanelFrame>
  );
}

const subtitleOf = (id: string, entry: LexiconEntry | undefined): string =>
  entry
    ? t('works.transliteration-strongs-id', { transliteration: entry.transliteration, id })
    : t('works.strongs-id', { id });

function Entry({ entry }: { entry: LexiconEntry }) {
  const { id, count, verses, renderings, kjvUsage, source } = entry;
  const used = t('works.used', {
    count,
    times: count.toLocaleString('en'),
    verses,
    inVerses: verses.toLocaleString('en'),
  });
  return (
    <>
      <LexiconCard entry={entry} />
      {renderings.length > 0 && (
        <Section title={t('works.how-king-james-version-renders-it')}>
          <RenderingList renderings={renderings} />
        </Section>
      )}
      {kjvUsage && (
        <Section title={t('works.as-lexicon-lists-its-renderings')}>
          <p>{kjvUsage}</p>
        </Section>
      )}
      <Section title={used}>
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
              <Trans
                id="works.rendered-times"
                values={{ count, times: count.toLocaleString('en') }}
                elements={{ hidden: <span className="visually-hidden" /> }}
              />
            </span>
          </li>
        ))}
      </ol>
      <ShowMore {...paging} noun={t('works.renderings')} />
    </>
  );
}
