import { formatReference, inOtherNumbering, whyNoSuchPlace } from '@berea/scripture';
import type { ReactNode } from 'react';
import type { Place } from '../place/place.js';

interface NoVerseProps {
  readonly place: Place;
  /** What the address names in place of a verse. */
  readonly asked: string;
  readonly children: (words: string) => ReactNode;
}

/** Why a chapter has no such verse. */
export const NoVerse = ({ place, asked, children }: NoVerseProps) => children(whyNoVerse(place, asked));

function whyNoVerse({ book, chapter }: Place, asked: string): string {
  const last = book.verseCounts[chapter - 1] ?? 0;
  const [, verse] = /^(\d{1,3})$/.exec(asked) ?? [];
  const elsewhere = verse === undefined ? undefined : inOtherNumbering({ book, chapter, verse: Number(verse) });
  if (elsewhere) return `There is no verse ${asked} here: ${whyNoSuchPlace({ book, chapter, verse: Number(verse) })}`;
  return `There is no verse ${asked} here: ${formatReference(book.name, chapter)} has ${last} ${last === 1 ? 'verse' : 'verses'}.`;
}
