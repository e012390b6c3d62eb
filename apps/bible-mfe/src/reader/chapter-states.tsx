import { type Book, findOutsideBook, formatReference, whyOutside } from '@berea/scripture';
import { Button, StatusPanel, useDelayed } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CloudAlert, BookOpen } from 'lucide-react';
import { useReading } from '../place/use-reading.js';
import styles from './chapter-states.module.css';

export function ChapterFailed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <StatusPanel
      role="alert"
      icon={CloudAlert}
      title="Failed to get Bible chapter"
      actions={
        <Button type="primary" onClick={retry}>
          Try again
        </Button>
      }
    >
      <p>{explain(error)}</p>
    </StatusPanel>
  );
}

/** In place of a chapter that does not exist: what would work instead. */
export function ChapterMissing({
  name,
  book,
  why,
}: {
  name: string;
  book?: Book | undefined;
  why?: string | undefined;
}) {
  const { open } = useReading();
  const last = book?.chapters ?? 1;
  return (
    <StatusPanel
      icon={BookOpen}
      title="Chapter content will appear here when connected to a Bible API."
      actions={
        <>
          {book && (
            <Button
              onClick={() => open({ book: book.name, chapter: last })}
            >{`Open ${formatReference(book.name, last)}`}</Button>
          )}
          <Button type="primary" onClick={() => open({ book: 'Matthew', chapter: 1 })}>
            Open Matthew 1
          </Button>
        </>
      }
    >
      <p>{hint(name, book, why)}</p>
    </StatusPanel>
  );
}

function hint(name: string, book: Book | undefined, why: string | undefined): string {
  const outside = book ? undefined : findOutsideBook(name);
  if (outside) return whyOutside(outside);
  if (book && why?.includes(';')) return `There is no ${name}: ${why}`;
  if (!book) return `There is no book called “${name}”. Choose one of the 66 books, such as Matthew or 1 Samuel.`;
  const chapters = book.chapters === 1 ? 'one chapter' : `chapters 1 to ${book.chapters}`;
  return `There is no ${name}: ${book.name} has ${chapters}.`;
}

const WIDTHS = ['92%', '64%', '88%', '96%', '71%', '90%', '83%', '58%'];

/** Eight lines with their numbers' gutter, in the place of the verses; drawn when loading takes longer than an instant. */
export function ChapterSkeleton({ name }: { name: string }) {
  const late = useDelayed(true);
  return (
    <div className={styles['skeleton']} data-late={late || undefined} data-on-its-way="">
      <p role="status" className="visually-hidden">{`Loading ${name}...`}</p>
      <div className={`shimmer ${styles['title']}`} />
      {WIDTHS.map((width, index) => (
        <div key={index} className={styles['line']} data-testid="skeleton-line">
          <i className="shimmer" />
          <i className="shimmer" style={{ width }} />
        </div>
      ))}
    </div>
  );
}
