import type { Bookmark, Highlight, HighlightColour, Note, Place } from '@berea/contracts';
import { useBookmarks, useHighlights } from '@berea/web';
import { useChapterNotes } from '../data/chapter-notes.js';
import { useMemo } from 'react';
import { notePlaces, useReadableNotes } from './note-places.js';

/**
 * The user's annotations on a chapter, by verse; verses without any are not in it. An unchanged entry is the same
 * object as before.
 */
export function useChapterAnnotations(book: string, chapter: number): ReadonlyMap<number, VerseAnnotations> {
  const highlights = useHighlights().data;
  const bookmarks = useBookmarks().data;
  const notes = useReadableNotes(useChapterNotes(book, chapter).data);
  return useMemo(
    () => chapterAnnotations(book, chapter, { highlights, bookmarks, notes }),
    [book, chapter, highlights, bookmarks, notes],
  );
}

export interface AllAnnotations {
  readonly highlights?: readonly Highlight[];
  readonly bookmarks?: readonly Bookmark[];
  readonly notes?: readonly Note[];
}

export function chapterAnnotations(
  book: string,
  chapter: number,
  { highlights = [], bookmarks = [], notes = [] }: AllAnnotations,
): ReadonlyMap<number, VerseAnnotations> {
  const here = (each: { book: string; chapter: number }) => each.book === book && each.chapter === chapter;
  const colours = new Map<number, HighlightColour>(highlights.filter(here).map(({ verse, colour }) => [verse, colour]));
  const bookmarked = new Set(bookmarks.filter(here).map(({ verse }) => verse));
  const noted = notedVerses(notes.flatMap(notePlaces).filter(here));
  return new Map(
    [...new Set([...colours.keys(), ...bookmarked, ...noted.keys()])].map((verse) => {
      const highlight = colours.get(verse);
      const note = noted.get(verse);
      const bookmark = bookmarked.has(verse);
      return [
        verse,
        sharedAnnotations({ ...(highlight && { highlight }), note: note !== undefined, bookmark, ...note }),
      ];
    }),
  );
}

type Noted = Pick<VerseAnnotations, 'dot' | 'range'>;

/** For every verse with a note: whether one begins there, and its part in a note on several verses. */
function notedVerses(places: readonly Place[]): ReadonlyMap<number, Noted> {
  const noted = new Map<number, Noted>();
  for (const { verse: first, endVerse: last } of places) {
    for (let verse = first; verse <= last; verse += 1) {
      const before = noted.get(verse);
      const range = first === last ? undefined : verse === first ? 'first' : verse === last ? 'last' : 'middle';
      const dot = verse === first || before?.dot;
      const joined = before?.range && range && before.range !== range ? 'middle' : (range ?? before?.range);
      noted.set(verse, { ...(dot && { dot }), ...(joined && { range: joined }) });
    }
  }
  return noted;
}

/** The user's annotations on a verse. */
export interface VerseAnnotations {
  readonly highlight?: HighlightColour;
  readonly note: boolean;
  readonly bookmark: boolean;
  /** A note begins here: a dot. */
  readonly dot?: true;
  /** Part of the verse in a note on several verses: a bracket. */
  readonly range?: 'first' | 'middle' | 'last';
}

const all = new Map<string, VerseAnnotations>();

/** The one object of its kind, so that a memoised verse is rendered again only when what was put to it changes. */
function sharedAnnotations(annotations: VerseAnnotations): VerseAnnotations {
  const { highlight, note, bookmark, dot, range } = annotations;
  const key = [highlight, note, bookmark, dot, range].join(' ');
  const known = all.get(key);
  if (!known) all.set(key, annotations);
  return known ?? annotations;
}
