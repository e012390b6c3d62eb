import { findOutsideBook, formatReference, whyNoSuchPlace, whyOutside } from '@berea/scripture';
import { Button, StatusPanel } from '@berea/ui/core';
import { Navigate } from '@berea/web/router';
import { BookOpen } from 'lucide-react';
import type { NoPlace } from '../place/place.js';
import { useReading } from '../place/use-reading.js';
import { useMeantAddress } from './meant-address.js';
import { t } from '../texts/no-place.js';

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
      title={t('no-place.no-chapter-title')}
      actions={
        <>
          {book && (
            <Button onClick={() => open({ book: book.name, chapter: last })}>
              {t('no-place.open-place', { place: formatReference(book.name, last) })}
            </Button>
          )}
          <Button type="primary" onClick={() => open({ book: 'Matthew', chapter: 1 })}>
            {t('no-place.open-matthew-1')}
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
  if (!book) return t('no-place.no-book-called', { name });
  const why = asked && whyNoSuchPlace({ book, ...asked });
  if (why?.includes(';')) return t('no-place.no-place-why', { name, why });
  return book.chapters === 1
    ? t('no-place.book-has-one-chapter', { name, book: book.name })
    : t('no-place.book-has-chapters', { name, book: book.name, last: book.chapters });
}
