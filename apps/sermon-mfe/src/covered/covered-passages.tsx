import { ListFailed } from '@berea/collections';
import type { CoveredBook, CoveredChapter } from '@berea/contracts';
import { findBook, formatReference } from '@berea/scripture';
import { Skeleton, useIsPhone } from '@berea/ui/core';
import { CoveringDrawer } from '@berea/ui/data';
import { useCoveredPassages } from '../data/sermons.js';
import { SERMON } from '../sermon-list.js';
import { formatDate } from '../sermon-log.js';
import styles from './covered-passages.module.css';

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
      title="Passages covered"
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
  if (query.isPending) return <Skeleton active paragraph={{ rows: 8 }} aria-label="Loading the passages" />;
  if (!query.data) return <ListFailed noun={SERMON} query={query} />;
  if (!query.data.length)
    return <p>No sermon names its passage yet. Give a sermon its scripture, and the passage stands here.</p>;
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
                  <span aria-hidden>{chapter.preached ? formatDate(chapter.preached) : 'not yet preached'}</span>
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
  return `${chapters.length} of ${all} ${all === 1 ? 'chapter' : 'chapters'}`;
}

/** '2 sermons, last preached 24 Mar 2019' */
function tellOf({ sermons, preached }: CoveredChapter): string {
  const many = `${sermons} ${sermons === 1 ? 'sermon' : 'sermons'}`;
  return `${many}, ${preached ? `last preached ${formatDate(preached)}` : 'not yet preached'}`;
}
