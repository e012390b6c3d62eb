import { ListEmpty, ListFailed, ListMore, type ListView, type Noun } from '@berea/collections';
import type { Sermon } from '@berea/contracts';
import { CardGrid, SkeletonCards } from '@berea/ui/data';
import type { ListPages } from '@berea/web';
import { dayOf } from '@berea/web';
import { MicVocal } from 'lucide-react';
import { useState } from 'react';
import { SermonCard, type SermonCardProps } from './sermon-card.js';
import { countOf, type Grouping, groupSermons } from './sermon-groups.js';
import styles from './sermon-page.module.css';
import { SermonRow } from './sermon-row.js';
import { t } from './texts/sermons.js';

export const sermonNoun = (): Noun => ({ one: t('sermons.sermon'), many: t('sermons.sermons') });

export interface SermonListProps extends Omit<SermonCardProps, 'sermon'> {
  readonly pages: ListPages<Sermon>;
  /** Whether only some of the sermons are asked for. */
  readonly searching: boolean;
  readonly grouping: Grouping;
  readonly view: ListView;
  readonly onCreate: () => void;
}

export function SermonList({ pages, searching, grouping, view, onCreate, ...card }: SermonListProps) {
  const [today] = useState(() => dayOf());
  if (pages.isPending) return <SkeletonCards count={4} label={t('sermons.loading-sermons')} columns="two" />;
  if (!pages.data) return <ListFailed noun={sermonNoun()} query={pages} />;
  if (!pages.data.length) {
    return (
      <ListEmpty
        noun={sermonNoun()}
        searching={searching}
        outdated={pages.outdated}
        icon={MicVocal}
        title={t('sermons.no-sermons-prepared-yet')}
        words={t('sermons.gather-a-text-an-outline')}
        onCreate={onCreate}
      />
    );
  }
  return (
    <div aria-busy={pages.outdated}>
      {groupSermons(pages.data, grouping, today).map(({ heading, sermons, next = false }) => (
        <section key={heading} className={styles['group']}>
          {heading && (
            <header>
              <h2>{heading}</h2>
              {!next && <span>{countOf(sermons, grouping)}</span>}
            </header>
          )}
          <CardGrid columns="two" inRows={view === 'rows'}>
            {sermons.map((sermon) =>
              view === 'rows' ? (
                <SermonRow key={sermon.id} sermon={sermon} today={today} next={next} {...card} />
              ) : (
                <SermonCard key={sermon.id} sermon={sermon} {...card} />
              ),
            )}
          </CardGrid>
        </section>
      ))}
      <ListMore noun={sermonNoun()} pages={pages} />
    </div>
  );
}
