import type { HighlightColour, Note, Place } from '@berea/contracts';
import { BOOKS } from '@berea/scripture';
import { joinRuns } from './join-runs.js';
import { notePlaces } from '../note-places.js';
import type { AllMarks } from '../chapter-annotations.js';

export const MARK_KINDS = ['highlight', 'bookmark', 'note'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

interface Entry {
  /** The same as long as the mark lives */
  readonly key: string;
  readonly place: Place;
  /** When it was made, or last changed: ISO 8601 */
  readonly at: string;
}

/** One thing that the user put to a verse, or to several at once. */
export type MarkEntry = Entry &
  (
    | { readonly kind: 'highlight'; readonly colour: HighlightColour }
    | { readonly kind: 'bookmark' }
    | { readonly kind: 'note'; readonly note: Note }
  );

/**
 * Every mark of the user, newest first. Verses that were marked by one press are one mark; a note that names several
 * places stands at the first of them.
 */
export function listMarks({ highlights = [], bookmarks = [], notes = [] }: AllMarks): readonly MarkEntry[] {
  const single = [
    ...highlights.map(({ colour, updatedAt, ...verse }): MarkEntry => {
      return { kind: 'highlight', colour, ...entryOf('highlight', verse, updatedAt) };
    }),
    ...bookmarks.map(({ createdAt, ...verse }): MarkEntry => {
      return { kind: 'bookmark', ...entryOf('bookmark', verse, createdAt) };
    }),
  ];
  const written = notes.flatMap((note): MarkEntry[] => {
    const [place] = notePlaces(note);
    return place ? [{ kind: 'note', note, key: note.id, place, at: note.createdAt }] : [];
  });
  const runs = MARK_KINDS.flatMap((kind) =>
    joinRuns(single.filter((entry) => entry.kind === kind).sort(compareCanonically)),
  );
  return [...runs, ...written].sort((one, other) => other.at.localeCompare(one.at) || compareCanonically(one, other));
}

const entryOf = (kind: MarkKind, { book, chapter, verse }: Omit<Place, 'endVerse'>, at: string): Entry => ({
  key: `${kind} ${book} ${chapter}:${verse}`,
  place: { book, chapter, verse, endVerse: verse },
  at,
});

const ORDER = new Map(BOOKS.map(({ name, id }) => [name, id]));

const bookId = (name: string): number => ORDER.get(name) ?? 0;

/** From Genesis to Revelation. */
export const compareCanonically = ({ place: one }: MarkEntry, { place: other }: MarkEntry): number =>
  bookId(one.book) - bookId(other.book) || one.chapter - other.chapter || one.verse - other.verse;
