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
  const verse = verseMeant(place);
  return (
    <StatusPanel
      icon={BookOpen}
      title={t('no-place.no-chapter-title')}
      actions={
        <>
          {book && (
            <Button type="primary" onClick={() => open({ book: book.name, chapter: last })}>
              {t('no-place.open-place', { place: formatReference(book.name, last) })}
            </Button>
          )}
          {verse && (
            <Button onClick={() => open(verse)}>
              {t('no-place.open-place', { place: formatReference(verse.book, verse.chapter, verse.verse) })}
            </Button>
          )}
          <Button type={book ? 'default' : 'primary'} onClick={() => open({ book: 'Matthew', chapter: 1 })}>
            {t('no-place.open-matthew-1')}
          </Button>
        </>
      }
    >
      <p>{hint(place)}</p>
    </StatusPanel>
  );
}

/** Of a book with one chapter, the number may be meant as a verse: 'Jude 5'. */
function verseMeant({ book, asked }: NoPlace): { book: string; chapter: 1; verse: number } | undefined {
  if (book?.chapters !== 1 || !asked || asked.verse !== undefined) return undefined;
  const exists = asked.chapter > 1 && asked.chapter <= (book.verseCounts[0] ?? 0);
  return exists ? { book: book.name, chapter: 1, verse: asked.chapter } : undefined;
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
