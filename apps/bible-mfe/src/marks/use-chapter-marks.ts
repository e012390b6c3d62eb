import type { Bookmark, Highlight, HighlightColour, Note } from '@berea/contracts';
import { useBookmarks, useHighlights, useNotes } from '@berea/web';
import { useMemo } from 'react';
import { notePlaces } from './note-places.js';
import { sharedMark, type VerseMark } from './verse-mark.js';
import { versesOf } from './verses-of.js';

export type { VerseMark } from './verse-mark.js';

/**
 * What the user put to the verses of a chapter, by verse; verses without anything are not in it. A mark that did not
 * change is the same object as before.
 */
export function useChapterMarks(book: string, chapter: number): ReadonlyMap<number, VerseMark> {
  const highlights = useHighlights().data;
  const bookmarks = useBookmarks().data;
  const notes = useNotes().data;
  return useMemo(
    () => chapterMarks(book, chapter, { highlights, bookmarks, notes }),
    [book, chapter, highlights, bookmarks, notes],
  );
}

export interface AllMarks {
  readonly highlights?: readonly Highlight[];
  readonly bookmarks?: readonly Bookmark[];
  readonly notes?: readonly Note[];
}

export function chapterMarks(
  book: string,
  chapter: number,
  { highlights = [], bookmarks = [], notes = [] }: AllMarks,
): ReadonlyMap<number, VerseMark> {
  const here = (each: { book: string; chapter: number }) => each.book === book && each.chapter === chapter;
  const colours = new Map<number, HighlightColour>(highlights.filter(here).map(({ verse, colour }) => [verse, colour]));
  const bookmarked = new Set(bookmarks.filter(here).map(({ verse }) => verse));
  const noted = new Set(
    notes
      .flatMap(notePlaces)
      .filter(here)
      .flatMap(versesOf)
      .map(({ verse }) => verse),
  );
  return new Map(
    [...new Set([...colours.keys(), ...bookmarked, ...noted])].map((verse) => {
      const highlight = colours.get(verse);
      const mark = { ...(highlight && { highlight }), note: noted.has(verse), bookmark: bookmarked.has(verse) };
      return [verse, sharedMark(mark)];
    }),
  );
}
