import type { HighlightColour, Note, Place } from '@berea/contracts';
import { BOOKS } from '@berea/scripture';
import type { AllAnnotations } from '../chapter-annotations.js';
import { notePlaces } from '../note-places.js';

export const ANNOTATION_KINDS = ['highlight', 'bookmark', 'note'] as const;
export type AnnotationKind = (typeof ANNOTATION_KINDS)[number];

interface Entry {
  /** The same as long as the annotation lives */
  readonly key: string;
  readonly place: Place;
  /** When it was made, or last changed: ISO 8601 */
  readonly at: string;
}

/** One thing that the user put to a verse, or to several at once. */
export type Annotation = Entry &
  (
    | { readonly kind: 'highlight'; readonly colour: HighlightColour }
    | { readonly kind: 'bookmark' }
    | { readonly kind: 'note'; readonly note: Note }
  );

/**
 * Every annotation of the user, newest first. Verses that were annotated by one press are one entry; a note that names
 * several places is listed at the first of them.
 */
export function listAnnotations({
  highlights = [],
  bookmarks = [],
  notes = [],
}: AllAnnotations): readonly Annotation[] {
  const single = [
    ...highlights.map(({ colour, updatedAt, ...verse }): Annotation => {
      return { kind: 'highlight', colour, ...entryOf('highlight', verse, updatedAt) };
    }),
    ...bookmarks.map(({ createdAt, ...verse }): Annotation => {
      return { kind: 'bookmark', ...entryOf('bookmark', verse, createdAt) };
    }),
  ];
  const written = notes.flatMap((note): Annotation[] => {
    const [place] = notePlaces(note);
    return place ? [{ kind: 'note', note, key: note.id, place, at: note.createdAt }] : [];
  });
  const runs = ANNOTATION_KINDS.flatMap((kind) =>
    joinRuns(single.filter((entry) => entry.kind === kind).sort(compareCanonically)),
  );
  return [...runs, ...written].sort((one, other) => other.at.localeCompare(one.at) || compareCanonically(one, other));
}

const entryOf = (kind: AnnotationKind, { book, chapter, verse }: Omit<Place, 'endVerse'>, at: string): Entry => ({
  key: `${kind} ${book} ${chapter}:${verse}`,
  place: { book, chapter, verse, endVerse: verse },
  at,
});

const ORDER = new Map(BOOKS.map(({ name, id }) => [name, id]));

const bookId = (name: string): number => ORDER.get(name) ?? 0;

/** From Genesis to Revelation. */
export const compareCanonically = ({ place: one }: Annotation, { place: other }: Annotation): number =>
  bookId(one.book) - bookId(other.book) || one.chapter - other.chapter || one.verse - other.verse;

/** Annotations of some verses. */
interface Annotated {
  readonly place: Place;
  /** ISO 8601 */
  readonly at: string;
  readonly colour?: string;
}

/** Verses that were chosen together are saved one by one; a slow connection may take its time. */
const TOGETHER_MS = 60_000;

/**
 * Marks that follow each other, are alike and were made in one go become one of the whole range: what was done by one
 * press is one thing to its user. @param annotations in canonical order
 */
export function joinRuns<T extends Annotated>(annotations: readonly T[]): readonly T[] {
  const runs: T[] = [];
  for (const annotation of annotations) {
    const last = runs.at(-1);
    if (last && continues(last, annotation)) runs[runs.length - 1] = joined(last, annotation);
    else runs.push(annotation);
  }
  return runs;
}

const continues = (one: Annotated, next: Annotated): boolean =>
  one.place.book === next.place.book &&
  one.place.chapter === next.place.chapter &&
  one.place.endVerse + 1 === next.place.verse &&
  one.colour === next.colour &&
  Math.abs(Date.parse(one.at) - Date.parse(next.at)) <= TOGETHER_MS;

const joined = <T extends Annotated>(one: T, next: T): T => ({
  ...one,
  place: { ...one.place, endVerse: next.place.endVerse },
  at: one.at > next.at ? one.at : next.at,
});
