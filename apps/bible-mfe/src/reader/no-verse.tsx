import { formatReference, inOtherNumbering, whyNoSuchPlace } from '@berea/scripture';
import { Navigate } from '@berea/web/router';
import type { ReactNode } from 'react';
import type { Place } from '../place/place.js';
import { useMeantAddress } from './meant-address.js';
import { t } from '../texts/no-place.js';

interface NoVerseProps {
  readonly place: Place;
  /** The address's text in place of a verse. */
  readonly asked: string;
  readonly children: (words: string) => ReactNode;
}

/** Why a chapter has no such verse. */
export function NoVerse({ place, asked, children }: NoVerseProps) {
  const meant = useMeantAddress(
    NUMBER.test(asked) ? undefined : `${formatReference(place.book.name, place.chapter)}:${asked}`,
  );
  return meant ? <Navigate to={meant} replace /> : children(whyNoVerse(place, asked));
}

/** One that the chapter does not have. */
const NUMBER = /^(\d{1,3})$/;

function whyNoVerse({ book, chapter }: Place, asked: string): string {
  const last = book.verseCounts[chapter - 1] ?? 0;
  const [, verse] = NUMBER.exec(asked) ?? [];
  const elsewhere = verse === undefined ? undefined : inOtherNumbering({ book, chapter, verse: Number(verse) });
  if (elsewhere)
    return t('no-place.no-verse-why', { asked, why: whyNoSuchPlace({ book, chapter, verse: Number(verse) }) });
  return t('no-place.chapter-has-verses', { asked, place: formatReference(book.name, chapter), count: last });
}
