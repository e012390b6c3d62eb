import type { ParallelColumn, Place } from '@berea/contracts';
import { findBook, formatReference } from '@berea/scripture';
import { shortName } from '../place/chapters.js';

/** 'Luke 4:14–15', behind another place of its book '4:31'. */
export function placeName({ book, chapter, verse, endVerse }: Place, first: boolean): string {
  const whole = formatReference(book, chapter, verse, endVerse);
  return first ? whole : whole.slice(whole.lastIndexOf(' ') + 1);
}

/** What a column is called beside the others: its book, with the chapter where the book has two columns. */
export function columnNames(columns: readonly ParallelColumn[]): readonly { name: string; short: string }[] {
  return columns.map(({ book, places }) => {
    const alone = columns.filter((each) => each.book === book).length === 1;
    const found = findBook(book);
    const short = found ? shortName(found) : book;
    if (alone) return { name: book, short };
    const chapter = longest(places)?.chapter ?? 1;
    return { name: formatReference(book, chapter), short: `${short} ${chapter}` };
  });
}

/** The place that a column is known by. */
export const longest = (places: readonly Place[]): Place | undefined =>
  places.reduce<Place | undefined>(
    (best, place) => (best && lengthOf(best) >= lengthOf(place) ? best : place),
    undefined,
  );

const lengthOf = ({ verse, endVerse }: Place): number => endVerse - verse;
