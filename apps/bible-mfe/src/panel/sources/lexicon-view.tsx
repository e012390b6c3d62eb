import type { LexiconEntry, Place, Rendering, WholeLexiconEntry } from '@berea/contracts';
import { Link } from '@berea/web/router';
import { useLexiconEntry } from '../../data/reference-works.js';
import { useSearchAddress } from '../../place/search-address.js';
import { ShowMore, usePaged } from '../frame/paging.js';
import { PanelFrame, Section, useBackButton } from '../frame/panel-frame.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import { Credits } from './about-work.js';
import { LemmaSenses } from './lemma-senses.js';
import { LexiconCard } from './lexicon-card.js';
import styles from './lexicon-view.module.css';
import { OccurrenceList } from './occurrence-list.js';
import { t, Trans } from '../../texts/works.js';

interface LexiconViewProps {
  /** Strong's number */
  readonly id: string;
  /** The verses that it is looked up for. */
  readonly place?: Place | undefined;
}

/** A lemma: its entries in the lexica, its renderings, and its places. */
export function LexiconView({ id, place }: LexiconViewProps) {
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
        <Entry key={id} entry={query.data} place={place} />
      )}
    </PanelFrame>
  );
}

const subtitleOf = (id: string, entry: LexiconEntry | undefined): string =>
  entry
    ? t('works.transliteration-strongs-id', { transliteration: entry.transliteration, id })
    : t('works.strongs-id', { id });

function Entry({ entry, place }: { entry: WholeLexiconEntry; place: Place | undefined }) {
  const { hrefOf } = useSearchAddress();
  const { id, count, verses, renderings, kjvUsage, source, lexica = [] } = entry;
  const used = t('works.used', {
    count,
    times: count.toLocaleString('en'),
    verses,
    inVerses: verses.toLocaleString('en'),
  });
  return (
    <>
      <LexiconCard entry={entry} />
      {lexica.map((senses) => (
        <LemmaSenses key={`${senses.source} ${senses.lemma}`} senses={senses} place={place} />
      ))}
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
        {verses > 0 && (
          <p className={styles['search']}>
            <Link to={hrefOf({ q: `lemma:${id}`, scope: '', kind: 'verses' })}>
              {t('works.search-for-verses', { count: verses, verses: verses.toLocaleString('en') })}
            </Link>
          </p>
        )}
        <OccurrenceList id={id} />
      </Section>
      <Credits works={[source, ...lexica.map((each) => each.source)]} />
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
