import type { ReferenceReader, ReferenceSpan } from '@berea/scripture';

/** A place in Scripture as running text names it. */
export interface NamedPlace {
  /** The same for all ways to write it: 'Psalms 34:18', 'Matthew 5:3-12', 'Psalms 23' */
  readonly key: string;
  readonly book: string;
  readonly chapter: number;
  /** Undefined where the whole chapter is meant */
  readonly verse?: number;
  /** The last verse of several in this chapter */
  readonly endVerse?: number;
  /** Whether there are such verses */
  readonly valid: boolean;
  /** `text.slice(start, end)` are its words */
  readonly start: number;
  readonly end: number;
}

/** Nothing is named without a number. */
const NUMBER = /\p{N}/u;
const PARAGRAPHS = /(?<=\n\n)/;

/** The references of paragraphs that were read before: of a text that grows or is typed, most are read again and again. */
const read = new Map<string, readonly ReferenceSpan[]>();
const MOST_READ = 500;
const LONGEST_KEPT = 5_000;

function referencesIn(paragraph: string, reader: ReferenceReader): readonly ReferenceSpan[] {
  const known = read.get(paragraph);
  if (known) return known;
  const found = reader.parseReferences(paragraph);
  if (paragraph.length > LONGEST_KEPT) return found;
  if (read.size >= MOST_READ) read.clear();
  read.set(paragraph, found);
  return found;
}

/**
 * Places named in running text, in order, also those to verses that do not exist. In answers they are candidates only:
 * whether one is shown is the server's word.
 * @param reader none are found until it is loaded
 */
export function findReferences(text: string, reader: ReferenceReader | undefined): NamedPlace[] {
  if (!reader || !NUMBER.test(text)) return [];
  let offset = 0;
  const spans = text.split(PARAGRAPHS).flatMap((paragraph) => {
    const from = offset;
    offset += paragraph.length;
    return referencesIn(paragraph, reader).map((span) => ({ ...span, start: from + span.start, end: from + span.end }));
  });
  return reader.relativeReferences(text, spans, undefined).map(namedPlace);
}

function namedPlace({
  book,
  chapter,
  verse,
  endChapter,
  endVerse,
  endBook,
  valid,
  start,
  end,
}: ReferenceSpan): NamedPlace {
  const [first, last] = [pointOf(chapter, verse), pointOf(endChapter ?? chapter, endVerse)];
  const alone = endChapter === undefined && !endBook;
  const to = alone ? endVerse !== undefined && endVerse !== verse && String(endVerse) : last;
  return {
    key: `${book.name} ${first}${to ? `-${endBook ? `${endBook.name} ` : ''}${to}` : ''}`,
    book: book.name,
    chapter,
    ...(verse !== undefined && { verse }),
    ...(alone && endVerse !== undefined && { endVerse }),
    valid,
    start,
    end,
  };
}

const pointOf = (chapter: number, verse: number | undefined): string =>
  `${chapter}${verse === undefined ? '' : `:${verse}`}`;

/** Marks that close the text before them: they never begin a line. */
const CLOSING = /^[)\]},.;:!?…”’»]+/;

/** The closing marks that a text begins with; '' where there are none. */
export const closingMarks = (text: string): string => CLOSING.exec(text)?.[0] ?? '';
