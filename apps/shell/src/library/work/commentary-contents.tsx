import type { Work } from '@berea/contracts';
import { BOOKS, findBook, formatReference } from '@berea/scripture';
import { Select } from '@berea/ui/forms';
import { useCommentary } from '@berea/web';
import { Link, useSearchParams } from '@berea/web/router';
import { QueryState } from '../query-state.js';
import { CommentarySection } from './commentary-section.js';
import styles from './work-page.module.css';
import { t } from '../../texts/library-work.js';

const FIRST = { book: 'Matthew', chapter: 1 };

/** A commentary chapter by chapter; the address says which. */
export function CommentaryContents({ work }: { work: Work }) {
  const [search, setSearch] = useSearchParams();
  const book = findBook(search.get('book') ?? FIRST.book) ?? BOOKS[0];
  if (!book) return null;
  const chapter = Math.min(Math.max(Number(search.get('chapter')) || FIRST.chapter, 1), book.chapters);
  const open = (next: { book?: string; chapter?: number }) =>
    setSearch({ book: next.book ?? book.name, chapter: String(next.chapter ?? 1) }, { replace: true });
  return (
    <section aria-label={t('library-work.contents')}>
      <h3 className={styles['heading']}>{t('library-work.contents')}</h3>
      <div className={styles['place']}>
        <Select
          aria-label={t('library-work.book')}
          value={book.name}
          options={BOOKS.map(({ name }) => ({ value: name, label: name }))}
          showSearch
          onChange={(name) => open({ book: name })}
        />
        <Select
          aria-label={t('library-work.chapter')}
          value={chapter}
          options={Array.from({ length: book.chapters }, (_, index) => ({
            value: index + 1,
            label: String(index + 1),
          }))}
          onChange={(number) => open({ chapter: number })}
        />
        <Link to={`/bible/${encodeURIComponent(book.name)}/${chapter}`}>
          {t('library-work.read', { place: formatReference(book.name, chapter) })}
        </Link>
      </div>
      <ChapterOf key={`${book.name} ${chapter}`} work={work} book={book.name} chapter={chapter} />
    </section>
  );
}

function ChapterOf({ work, book, chapter }: { work: Work; book: string; chapter: number }) {
  const commentary = useCommentary(book, chapter, undefined, work.id);
  const reference = formatReference(book, chapter);
  return (
    <QueryState of={commentary} failed={t('library-work.what-it-says-of-could', { reference })}>
      {({ notes }) =>
        notes.length === 0 ? (
          <p className={styles['nothing']}>{t('library-work.it-says-nothing-of', { reference })}</p>
        ) : (
          <ul className={styles['sections']} aria-label={reference}>
            {notes.map((note, index) => (
              <li key={note.id}>
                <CommentarySection note={note} open={index === 0 && note.kind !== 'introduction'} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
