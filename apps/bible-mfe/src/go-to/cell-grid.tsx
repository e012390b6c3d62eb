import { useBookmarks, useHighlights } from '@berea/web';
import { useNotedBooks } from '../data/chapter-notes.js';
import { type KeyboardEvent, useMemo } from 'react';
import styles from './cell-grid.module.css';
import { t } from '../texts/places.js';

/** The reader's annotations on a cell: in its name, and as signs in it. */
interface CellAnnotations {
  readonly note?: boolean;
  readonly bookmark?: boolean;
  readonly highlight?: string;
}

interface Cell {
  readonly value: string | number;
  readonly text: string;
  /** Its name: 'Romans', 'chapter 8', 'verse 28'. */
  readonly name: string;
  readonly annotations?: CellAnnotations | undefined;
}

interface CellGridProps {
  /** 'Old Testament', 'Romans, chapter' */
  readonly label: string;
  readonly columns: number;
  readonly cells: readonly Cell[];
  readonly current: string | number | undefined;
  readonly onPress: (value: string | number) => void;
}

/** Places in rows. One stop of the tab key: arrows, Home and End move within it. */
export function CellGrid({ label, columns, cells, current, onPress }: CellGridProps) {
  const stop = Math.max(
    0,
    cells.findIndex(({ value }) => value === current),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <section className={styles['section']} aria-label={label}>
      <p className={styles['label']} aria-hidden>
        {label}
      </p>
      <div
        className={styles['grid']}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        onKeyDown={onKeyDown}
      >
        {cells.map(({ value, text, name, annotations }, index) => (
          <button
            key={value}
            type="button"
            tabIndex={index === stop ? 0 : -1}
            aria-current={value === current || undefined}
            aria-label={[name, ...wordsOf(annotations)].join(', ')}
            onClick={() => onPress(value)}
          >
            <span aria-hidden>{text}</span>
            {annotations && <AnnotationSigns {...annotations} />}
          </button>
        ))}
      </div>
    </section>
  );
}

const wordsOf = ({ highlight, note, bookmark }: CellAnnotations = {}): string[] => [
  ...(highlight ? [t('places.highlighted')] : []),
  ...(note ? [t('places.has-note')] : []),
  ...(bookmark ? [t('places.bookmarked')] : []),
];

const AnnotationSigns = ({ highlight, note, bookmark }: CellAnnotations) => (
  <span className={styles['marks']} aria-hidden>
    {highlight && <i className={`${styles['highlight']} hl-${highlight}`} />}
    {note && <i className={styles['note']} />}
    {bookmark && <i className={styles['bookmark']} />}
  </span>
);

/** Legend of the signs in a cell. */
export const AnnotationsLegend = () => (
  <p className={styles['legend']} aria-hidden>
    <i className={styles['note']} /> {t('places.note')}
    <i className={styles['bookmark']} /> {t('places.bookmark')}
    <i className={`${styles['highlight']} hl-green`} /> {t('places.highlight')}
  </p>
);

/** The reader's annotations on books, by name. A highlight's colour belongs to a verse: a book shows none. */
export function useBooksAnnotations(): ReadonlyMap<string, CellAnnotations> {
  const bookmarks = useBookmarks().data;
  const noted = useNotedBooks().data;
  return useMemo(() => {
    const annotations = new Map<string, CellAnnotations>();
    const add = (book: string, annotation: CellAnnotations) =>
      annotations.set(book, { ...annotations.get(book), ...annotation });
    for (const { book } of bookmarks ?? []) add(book, { bookmark: true });
    for (const { book } of noted ?? []) add(book, { note: true });
    return annotations;
  }, [bookmarks, noted]);
}

/** The reader's annotations on the chapters of a book, by chapter. */
export function useBookAnnotations(book: string): ReadonlyMap<number, CellAnnotations> {
  const highlights = useHighlights().data;
  const bookmarks = useBookmarks().data;
  const noted = useNotedBooks().data;
  return useMemo(() => {
    const annotations = new Map<number, CellAnnotations>();
    const add = (chapter: number, annotation: CellAnnotations) =>
      annotations.set(chapter, { ...annotations.get(chapter), ...annotation });
    for (const each of highlights ?? []) if (each.book === book) add(each.chapter, { highlight: each.colour });
    for (const each of bookmarks ?? []) if (each.book === book) add(each.chapter, { bookmark: true });
    for (const chapter of noted?.find((each) => each.book === book)?.chapters ?? []) add(chapter, { note: true });
    return annotations;
  }, [book, highlights, bookmarks, noted]);
}
