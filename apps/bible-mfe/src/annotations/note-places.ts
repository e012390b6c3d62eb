import type { Note, Place } from '@berea/contracts';
import { readerPath } from '@berea/ui/data';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isPlace, readPlace } from '../place/place.js';

type Parse = (scripture: string) => readonly Place[];

/** Weighs half as much as the whole page, and takes a thousand times as long: for notes that name no one place plainly. */
let parse: Parse | undefined;
const waiting = new Set<() => void>();

/** Brings what reads every way to name places; from then on `notePlaces` knows them all. */
export async function loadPlaceParser(): Promise<void> {
  // If the parser cannot be loaded, a note belongs to its chapter instead of its verses.
  parse = await import('./parsed-places.js').then(
    ({ parsedPlaces }): Parse => parsedPlaces,
    () => () => [],
  );
  waiting.forEach((tell) => tell());
}

const isPlaceParserThere = (): boolean => parse !== undefined;

function watchPlaceParser(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/** Whether the places of a note can be told without the parser. */
const isPlain = ({ scripture }: Note): boolean =>
  !scripture || !/\d/.test(scripture) || readerPath(scripture) !== undefined;

/** The notes whose places `notePlaces` can tell by now: all but a few at once, those when the parser has come that they ask for. */
export function useReadableNotes(notes: readonly Note[] | undefined): readonly Note[] | undefined {
  const all = useSyncExternalStore(watchPlaceParser, isPlaceParserThere);
  const readable = useMemo(() => (all ? notes : notes?.filter(isPlain)), [all, notes]);
  const wanting = readable?.length !== notes?.length;
  useEffect(() => {
    if (wanting) void loadPlaceParser();
  }, [wanting]);
  return readable;
}

const read = new WeakMap<Note, readonly Place[]>();

/**
 * The verses that a note's `scripture` names: 'Matthew 5:3', 'Matt 5:3-12', 'Ps 1:1; John 3:16'. Whole chapters are no
 * verses. Each note is read once; a list that is fetched again holds the same note objects if they did not change.
 */
export function notePlaces(note: Note): readonly Place[] {
  const known = read.get(note);
  if (known) return known;
  const places = placesIn(note.scripture ?? '');
  if (!places) return [];
  read.set(note, places);
  return places;
}

/** Undefined for what waits for the parser. */
function placesIn(scripture: string): readonly Place[] | undefined {
  if (!/\d/.test(scripture)) return [];
  const path = readerPath(scripture);
  if (!path) return parse?.(scripture);
  const place = readPlace(decodeURIComponent(path.slice('/bible/'.length)));
  if (!place || !isPlace(place) || !place.verses) return [];
  return [{ book: place.book.name, chapter: place.chapter, verse: place.verses.from, endVerse: place.verses.to }];
}
