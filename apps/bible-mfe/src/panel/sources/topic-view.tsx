import type { Topic } from '@berea/contracts';
import { useTopic } from '../../data/reference-works.js';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useStudyState } from '../../study-state/study-state-context.js';
import { ShowMore, usePaged } from '../frame/paging.js';
import { PanelFrame, Section, useBackButton } from '../frame/panel-frame.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import { Credits } from './about-work.js';
import { PlaceList } from './place-list.js';
import styles from './sources.module.css';
import { t, Trans } from '../../texts/works.js';

/** A topic of the topical Bible: its headings with the places under them, and the topics that it points to. */
export function TopicView({ id }: { id: string }) {
  const query = useTopic(id);
  const topic = query.data;
  return (
    <PanelFrame
      title={topic ? readableName(topic.name) : t('works.topic')}
      subtitle={topic ? t('works.references-in-all', counted(topic.total)) : undefined}
      footer={useBackButton()}
    >
      {query.isPending ? (
        <PanelLoading says={t('works.loading-topic')} shape="list" />
      ) : query.isError ? (
        <PanelFailed
          title={t('works.topic-could-not-be-loaded')}
          error={query.error}
          retry={() => void query.refetch()}
        />
      ) : (
        <TopicContent key={id} topic={query.data} />
      )}
    </PanelFrame>
  );
}

const counted = (count: number) => ({ count, references: count.toLocaleString('en') });

const HEADINGS_AT_ONCE = 30;

function TopicContent({ topic: { headings, see, source } }: { topic: Topic }) {
  const { open } = useStudyState();
  const { list, shown, paging } = usePaged<Topic['headings'][number], HTMLUListElement>(headings, HEADINGS_AT_ONCE);
  const sole = headings.filter(({ places }) => places.length > 0).length === 1;
  return (
    <>
      {headings.length > 0 ? (
        <div>
          <ul ref={list} className={styles['rows']}>
            {shown.map((heading, index) => (
              <TopicHeading key={index} heading={heading} unfolded={sole} />
            ))}
          </ul>
          <ShowMore {...paging} noun={t('works.headings')} />
        </div>
      ) : (
        !see.length && <p>{t('works.nothing-is-listed-under-this-topic')}</p>
      )}
      {see.length > 0 && (
        <Section title={t('works.see-also')}>
          <ul className={styles['rows']}>
            {see.map(({ id, name, references }) => (
              <li key={id}>
                <button type="button" className={styles['row']} onClick={() => open({ kind: 'topic', id })}>
                  <span>{readableName(name)}</span>
                  <span className={styles['aside']}>{t('works.references', counted(references))}</span>
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Credits works={[source]} />
    </>
  );
}

interface TopicHeadingProps {
  readonly heading: Topic['headings'][number];
  readonly unfolded: boolean;
}

/** A heading of a topic, which unfolds to its places; one without places is words alone. */
function TopicHeading({ heading: { title, under, places }, unfolded }: TopicHeadingProps) {
  const [open, setOpen] = useState(unfolded);
  const id = useId();
  const name = readableName(title) || t('works.without-heading');
  // Says the headings above it, which the indent shows.
  const standsUnder = under.length > 0 && (
    <span className="visually-hidden">
      {t('works.under-headings', { headings: under.map(readableName).join(', ') })}
    </span>
  );
  if (!places.length) {
    return (
      <li className={styles['bare']} data-depth={under.length}>
        {name}
        {standsUnder}
      </li>
    );
  }
  return (
    <li data-depth={under.length}>
      <button
        type="button"
        className={styles['row']}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <ChevronRight className={styles['chevron']} size={16} strokeWidth={1.75} aria-hidden />
        <span className={styles['name']}>{name}</span>
        <span className={styles['aside']}>
          <Trans
            id="works.places-under"
            values={{ count: places.length, places: places.length.toLocaleString('en') }}
            elements={{ hidden: <span className="visually-hidden" /> }}
          />
          {standsUnder}
        </span>
      </button>
      {open && (
        <div id={id} className={styles['unfolded']}>
          <PlaceList places={places} />
        </div>
      )}
    </li>
  );
}

/** Small words inside of a title. */
const SMALL = new Set('a an and as at by for from in into of on or the to unto upon with'.split(' '));
const CAPITALS = /\p{Lu}[\p{Lu}’'-]+/gu;

/**
 * A name that its source prints in capitals, as titles are written: 'JESUS, THE CHRIST' → 'Jesus, the Christ'. Words
 * not printed in capitals stay.
 */
export const readableName = (name: string): string =>
  name.replace(CAPITALS, (word, at: number) => {
    const lower = word.toLowerCase();
    return at > 0 && SMALL.has(lower) ? lower : word.charAt(0) + lower.slice(1);
  });
