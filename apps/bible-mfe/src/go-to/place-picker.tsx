import { type Book, BOOKS, findBook } from '@berea/scripture';
import { IconButton, useIsPhone } from '@berea/ui/core';
import { Select } from '@berea/ui/forms';
import { ChevronDown, ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useGoTo } from './go-to.js';
import { chapterNumbers, nextChapter, previousChapter } from '../place/chapters.js';
import styles from './place-picker.module.css';
import { t, Trans } from '../texts/go-to.js';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly className?: string;
}

const booksOf = (testament: Book['testament']): Choice[] =>
  BOOKS.filter((book) => book.testament === testament).map(({ name }) => ({ value: name, label: name }));
const heading = (label: string): Choice => ({ value: label, label, disabled: true, className: styles['heading'] });

/** Headings that cannot be chosen rather than antd's groups, which it marks as selectable without saying what they are. */
const bookChoices = () => [
  heading(t('go-to.old-testament')),
  ...booksOf('old'),
  heading(t('go-to.new-testament')),
  ...booksOf('new'),
];

/** By any part of its name, or by a usual abbreviation ('ps', '1 jn'). */
const isSought = (typed: string, choice: Choice | undefined): boolean =>
  choice !== undefined &&
  !choice.disabled &&
  (choice.value.toLowerCase().includes(typed.trim().toLowerCase()) || findBook(typed)?.name === choice.value);

interface PlacePickerProps {
  readonly book: Book;
  readonly chapter: number;
  readonly onPick: (book: string, chapter: number) => void;
  /** Further actions on the text, at the end of the row. */
  readonly children?: ReactNode;
}

/** Previous and next chapter, book and chapter; and the way to all of them at once. */
export function PlacePicker({ book, chapter, onPick, children }: PlacePickerProps) {
  const phone = useIsPhone();
  const goTo = useGoTo();
  const books = useMemo(() => bookChoices(), []);
  const chapters = useMemo(() => chapterNumbers(book.chapters), [book]);
  const previous = previousChapter({ book, chapter });
  const next = nextChapter({ book, chapter });
  const arrow = <ChevronDown size={16} strokeWidth={1.75} aria-hidden />;
  return (
    <div className={styles['bar']}>
      <div className={styles['picker']} role="group" aria-label={t('go-to.place')}>
        <IconButton
          className={styles['arrow']}
          type="default"
          icon={ChevronLeft}
          label={t('go-to.previous-chapter')}
          disabled={!previous}
          onClick={() => previous && onPick(previous.book.name, previous.chapter)}
        />
        <Select
          className={styles['book']}
          aria-label={t('go-to.book')}
          showSearch={{ filterOption: isSought }}
          options={books}
          value={book.name}
          onChange={(name) => onPick(name, 1)}
          suffixIcon={arrow}
          classNames={{ popup: { listItem: styles['option'] } }}
        />
        <Select
          className={styles['chapter']}
          aria-label={t('go-to.chapter-label')}
          showSearch={{ filterOption: (typed, option) => String(option?.value ?? '').startsWith(typed.trim()) }}
          options={chapters}
          value={chapter}
          onChange={(number) => onPick(book.name, number)}
          labelRender={({ value }) =>
            phone ? (
              value
            ) : (
              <Trans
                id="go-to.chapter-value"
                values={{ value }}
                elements={{ word: <span className={styles['word']} /> }}
              />
            )
          }
          suffixIcon={arrow}
          classNames={{ popup: { listItem: styles['option'] } }}
        />
        <IconButton
          className={styles['arrow']}
          type="default"
          icon={ChevronRight}
          label={t('go-to.next-chapter')}
          disabled={!next}
          onClick={() => next && onPick(next.book.name, next.chapter)}
        />
        <IconButton
          className={`${styles['arrow']} ${styles['grid']}`}
          icon={LayoutGrid}
          label={t('go-to.go-to-book-chapter-verse')}
          {...(phone && { tooltip: '' })}
          aria-haspopup="dialog"
          onClick={goTo}
        />
      </div>
      {Boolean(children) && <div className={styles['tools']}>{children}</div>}
    </div>
  );
}
