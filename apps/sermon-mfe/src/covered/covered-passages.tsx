import { ListFailed } from '@berea/collections';
import type { CoveredBook, CoveredChapter } from '@berea/contracts';
import { findBook, formatReference } from '@berea/scripture';
import { Skeleton, useIsPhone } from '@berea/ui/core';
import { CoveringDrawer } from '@berea/ui/data';
import { useCoveredPassages } from '../data/sermons.js';
import { sermonNoun } from '../sermon-list.js';
import { formatDate } from '../sermon-log.js';
import styles from './covered-passages.module.css';
import { t } from '../texts/sermons.js';

/** A book, or one chapter of it. */
export interface CoveredPlace {
  readonly book: string;
  readonly chapter?: number | undefined;
}

export const titleOfPlace = ({ book, chapter }: CoveredPlace): string =>
  chapter === undefined ? book : formatReference(book, chapter);

interface CoveredPassagesProps {
  readonly open: boolean;
  /** Shows the sermons on a book or chapter. */
  readonly onChoose: (place: CoveredPlace) => void;
  readonly onClose: () => void;
}

/** Which books and chapters the sermons are about, and when each was preached last. */
export function CoveredPassages({ open, onChoose, onClose }: CoveredPassagesProps) {
  const phone = useIsPhone();
  return (
    <CoveringDrawer
      title={t('sermons.passages-covered')}
      open={open}
      onClose={onClose}
      placement={phone ? 'bottom' : 'right'}
      size={phone ? '88dvh' : 480}
      destroyOnHidden
    >
      <Books onChoose={onChoose} />
    </CoveringDrawer>
  );
}

function Books({ onChoose }: Pick<CoveredPassagesProps, 'onChoose'>) {
  const query = useCoveredPassages();
  if (query.isPending) return <Skeleton active paragraph={{ rows: 8 }} aria-label={t('sermons.loading-passages')} />;
  if (!query.data) return <ListFailed noun={sermonNoun()} query={query} />;
  if (!query.data.length) return <p>{t('sermons.no-sermon-names-its-passage')}</p>;
  return (
    <ul className={styles['books']}>
      {query.data.map((covered) => (
        <li key={covered.book}>
          <h3>
            <button type="button" onClick={() => onChoose({ book: covered.book })}>
              {covered.book}
            </button>
            <span>{shareOf(covered)}</span>
          </h3>
          <ul>
            {covered.chapters.map((chapter) => (
              <li key={chapter.chapter}>
                <button
                  type="button"
                  data-preached={chapter.preached ? '' : undefined}
                  onClick={() => onChoose({ book: covered.book, chapter: chapter.chapter })}
                >
                  <span className="visually-hidden">
                    {`${formatReference(covered.book, chapter.chapter)}, ${tellOf(chapter)}`}
                  </span>
                  <strong aria-hidden>{chapter.chapter}</strong>
                  <span aria-hidden>
                    {chapter.preached ? formatDate(chapter.preached) : t('sermons.not-yet-preached')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** '2 of 28 chapters' */
function shareOf({ book, chapters }: CoveredBook): string {
  const all = findBook(book)?.chapters ?? chapters.length;
  return t('sermons.chapters-covered', { all, covered: chapters.length });
}

/** '2 sermons, last preached 24 Mar 2019' */
function tellOf({ sermons, preached }: CoveredChapter): string {
  return preached
    ? t('sermons.count-sermons-last-preached', { count: sermons, day: formatDate(preached) })
    : t('sermons.count-sermons-not-yet-preached', { count: sermons });
}
