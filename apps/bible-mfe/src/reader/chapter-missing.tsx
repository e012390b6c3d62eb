import { type Book, formatReference } from '@berea/scripture';
import { Button, StatusPanel } from '@berea/ui/core';
import { BookOpen } from 'lucide-react';
import { useReading } from '../place/use-reading.js';

/** In place of a chapter that does not exist: what would work instead. */
export function ChapterMissing({ name, book }: { name: string; book: Book | undefined }) {
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
      <p>{hint(name, book)}</p>
    </StatusPanel>
  );
}

function hint(name: string, book: Book | undefined): string {
  if (!book) return `There is no book called “${name}”. Choose one of the 66 books, such as Matthew or 1 Samuel.`;
  const chapters = book.chapters === 1 ? 'one chapter' : `chapters 1 to ${book.chapters}`;
  return `There is no ${name}: ${book.name} has ${chapters}.`;
}
