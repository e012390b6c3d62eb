import { findOutsideBook, formatReference, whyNoSuchPlace, whyOutside } from '@berea/scripture';
import { Button, StatusPanel } from '@berea/ui/core';
import { Navigate } from '@berea/web/router';
import { BookOpen } from 'lucide-react';
import type { NoPlace } from '../place/place.js';
import { useReading } from '../place/use-reading.js';
import { useMeantAddress } from './meant-address.js';

interface ChapterMissingProps extends NoPlace {
  /** The words of the address that leads nowhere; left out where it is the text that lacks the chapter. */
  readonly written?: string | undefined;
}

export function ChapterMissing({ written, ...place }: ChapterMissingProps) {
  const { open } = useReading();
  const meant = useMeantAddress(written);
  if (meant) return <Navigate to={meant} replace />;
  const { book } = place;
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
      <p>{hint(place)}</p>
    </StatusPanel>
  );
}

function hint({ name, book, asked }: NoPlace): string {
  const outside = book ? undefined : findOutsideBook(name);
  if (outside) return whyOutside(outside);
  if (!book) return `There is no book called “${name}”. Choose one of the 66 books, such as Matthew or 1 Samuel.`;
  const why = asked && whyNoSuchPlace({ book, ...asked });
  if (why?.includes(';')) return `There is no ${name}: ${why}`;
  const chapters = book.chapters === 1 ? 'one chapter' : `chapters 1 to ${book.chapters}`;
  return `There is no ${name}: ${book.name} has ${chapters}.`;
}
