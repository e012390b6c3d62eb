import type { HighlightColour } from '@berea/contracts';
import { HIGHLIGHT_COLOURS } from '@berea/contracts/values';
import { BOOKS } from '@berea/scripture';
import { compareCanonically, ANNOTATION_KINDS, type Annotation, type AnnotationKind } from './list-annotations.js';

/** Which annotations are shown; undefined leaves nothing out. */
export interface AnnotationFilter {
  readonly kind?: AnnotationKind | undefined;
  readonly colour?: HighlightColour | undefined;
  readonly book?: string | undefined;
}

export type AnnotationOrder = 'newest' | 'canonical';

interface Counted<T> {
  readonly value: T;
  readonly count: number;
}

/** Number of entries for each choice, given the others. Kinds are all there; colours and books only if they occur. */
export interface Choices {
  readonly all: number;
  readonly kinds: readonly Counted<AnnotationKind>[];
  readonly colours: readonly Counted<HighlightColour>[];
  readonly books: readonly Counted<string>[];
}

const passes = (entry: Annotation, { kind, colour, book }: AnnotationFilter): boolean =>
  (!kind || entry.kind === kind) &&
  (!colour || (entry.kind === 'highlight' && entry.colour === colour)) &&
  (!book || entry.place.book === book);

export function filterAnnotations(
  entries: readonly Annotation[],
  filter: AnnotationFilter,
  order: AnnotationOrder,
): readonly Annotation[] {
  const found = entries.filter((entry) => passes(entry, filter));
  return order === 'canonical' ? found.sort(compareCanonically) : found;
}

/** Those of a list, newest first, between which nothing more can come. @param lastAt when the last note was made that has come; undefined where all have */
export const holdBack = (entries: readonly Annotation[], lastAt: string | undefined): readonly Annotation[] =>
  lastAt === undefined ? entries : entries.filter(({ at }) => at >= lastAt);

/** The books that can be chosen, with those of notes that have not come yet. */
export function withBooks(
  counted: Choices['books'],
  noted: readonly { readonly book: string }[],
): readonly Counted<string>[] {
  const counts = new Map([...noted.map(({ book }) => [book, 0] as const), ...counted.map(toPair)]);
  return BOOKS.flatMap(({ name }) => {
    const count = counts.get(name);
    return count === undefined ? [] : { value: name, count };
  });
}

const toPair = ({ value, count }: Counted<string>) => [value, count] as const;

export function choicesOf(entries: readonly Annotation[], { kind, colour, book }: AnnotationFilter): Choices {
  const ofBook = entries.filter((entry) => passes(entry, { book }));
  const ofKind = entries.filter((entry) => passes(entry, { kind, colour }));
  const colours = ofBook.filter((entry) => entry.kind === 'highlight');
  return {
    all: ofBook.length,
    kinds: ANNOTATION_KINDS.map((value) => ({ value, count: ofBook.filter((entry) => entry.kind === value).length })),
    colours: occurring(
      HIGHLIGHT_COLOURS,
      colours.map((entry) => entry.colour),
    ),
    books: occurring(
      BOOKS.map(({ name }) => name),
      ofKind.map((entry) => entry.place.book),
    ),
  };
}

function occurring<T>(values: readonly T[], found: readonly T[]): Counted<T>[] {
  const counts = new Map<T, number>();
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  return values.flatMap((value) => {
    const count = counts.get(value);
    return count ? { value, count } : [];
  });
}
