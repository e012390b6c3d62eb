import type { Note, Place } from '@berea/contracts';
import { parseReferenceQuery } from '@berea/scripture';
import { readerPath } from '@berea/ui/data';
import { isPlace, readPlace } from '../place/place.js';

const read = new WeakMap<Note, readonly Place[]>();

/**
 * The verses that a note's `scripture` names: 'Matthew 5:3', 'Matt 5:3-12', 'Ps 1:1; John 3:16'. Whole chapters are no
 * verses. Each note is read once; a list that comes anew holds the same notes where they did not change.
 */
export function notePlaces(note: Note): readonly Place[] {
  const known = read.get(note);
  if (known) return known;
  const places = placesIn(note.scripture ?? '');
  read.set(note, places);
  return places;
}

function placesIn(scripture: string): readonly Place[] {
  if (!/\d/.test(scripture)) return [];
  // Nearly every note names one place plainly; the parser for everything else takes a thousand times as long.
  const path = readerPath(scripture);
  if (!path) return parsedPlaces(scripture);
  const place = readPlace(decodeURIComponent(path.slice('/bible/'.length)));
  if (!place || !isPlace(place) || !place.verses) return [];
  return [{ book: place.book.name, chapter: place.chapter, verse: place.verses.from, endVerse: place.verses.to }];
}

/** One place a chapter: a range that crosses into the next one is named by the chapter that it begins in. */
function parsedPlaces(scripture: string): readonly Place[] {
  return parseReferenceQuery(scripture).flatMap(({ book, chapter, verse, endVerse, endChapter, endBook, valid }) => {
    if (!valid || verse === undefined) return [];
    const last = endChapter || endBook ? book.verseCounts[chapter - 1] : endVerse;
    return { book: book.name, chapter, verse, endVerse: last ?? verse };
  });
}
