import { findBook } from '@berea/scripture';

/** A place in Scripture as running text names it. */
export interface NamedPlace {
  /** The same for all ways to write it: 'Psalms 34:18', 'Matthew 5:3-12', 'Psalms 23' */
  readonly key: string;
  readonly book: string;
  readonly chapter: number;
  /** Undefined where the whole chapter is meant */
  readonly verse?: number;
  /** `text.slice(start, end)` are its words */
  readonly start: number;
  readonly end: number;
}

const NUMBERS = /(?<![\p{L}\d:.-])(\d{1,3})(?::(\d{1,3}))?(?:\s?[-–—]\s?(\d{1,3}(?::\d{1,3})?))?(?!\d|:\d)/gu;
/** At most three words, perhaps with a number before them: '1 Samuel', 'Song of Songs', '2nd Kings'; none of '11 Samuel'. */
const NAME_BEFORE = /((?:(?<![\p{L}\d]|\d[:.])[1-3](?:st|nd|rd)?\s?)?(?:\p{L}+\.?\s){1,3})$/iu;
/** What makes a book's name of the number before it: the ' Samuel' of '1 Samuel'. */
const REST_OF_NAME = /^(?:st|nd|rd)?\s?\p{L}+(?=\.?\s*\d)/iu;
const RANGE_END = /\s?[-–—]\s?([1-3])$/;
/** Between 'Matthew 5:3' and the '6:9' or '8' that goes on from it. */
const GOES_ON = /^\s*[,;]\s*(?:and\s+)?$/;
/** Between 'Matthew 5:3' and '6:9' as well; a number alone behind 'and' may count anything. */
const CHAPTER_GOES_ON = /^\s*(?:[,;]\s*(?:and\s+)?|and\s+|&\s*)$/;

/**
 * Places named in running text, in order. It only finds candidates: whether one counts as a reference is the
 * server's word, so that 'Acts 2 people' costs nothing unless the server cited Acts 2.
 */
export function findReferences(text: string): NamedPlace[] {
  const found: NamedPlace[] = [];
  for (const match of text.matchAll(NUMBERS)) {
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
    const [, first = '', second, until] = match;
    // The '1' of '1 Samuel 17:34; 1 Samuel 17:35' is no verse, nor is the '2' of '1 Samuel 31:13–2 Samuel 1:1'.
    if (second === undefined && until === undefined && beginsName(first, behind)) continue;
    const next = RANGE_END.exec(match[0]);
    const toNext = next?.[1] !== undefined && beginsName(next[1], behind);
    const [written, to] = toNext ? [match[0].slice(0, next.index), undefined] : [match[0], until];
    const last = found.at(-1);
    const name = nameBefore(text.slice(0, match.index));
    const between = last && text.slice(last.end, match.index);
    const goesOn = between !== undefined && (second ? CHAPTER_GOES_ON : GOES_ON).test(between) ? last : undefined;
    const book = name?.book ?? goesOn?.book;
    if (!book) continue;
    // '8' after 'Matthew 5:3,' is a verse of the same chapter; everywhere else a number alone is a chapter.
    const verseOf = !name && second === undefined ? goesOn?.chapter : undefined;
    if (!name && second === undefined && goesOn?.verse === undefined) continue;
    const [chapter, verse] = verseOf === undefined ? [first, second] : [String(verseOf), first];
    found.push({
      key: `${book} ${chapter}${verse ? `:${verse}` : ''}${to && to !== verse ? `-${to}` : ''}`,
      book,
      chapter: Number(chapter),
      ...(verse && { verse: Number(verse) }),
      start: name?.start ?? match.index,
      end: match.index + written.length,
    });
  }
  return found;
}

/** Whether a number and what stands behind it are the name of a book, with its chapter: '1' and ' Samuel 17:35'. */
function beginsName(number: string, behind: string): boolean {
  const rest = REST_OF_NAME.exec(behind)?.[0];
  return rest !== undefined && findBook(number + rest) !== undefined;
}

/** The longest name of a book that the text ends with. */
function nameBefore(text: string): { book: string; start: number } | undefined {
  let words = NAME_BEFORE.exec(text.slice(-60))?.[1];
  while (words) {
    const book = findBook(words.trim());
    if (book) return { book: book.name, start: text.length - words.length };
    words = words.slice(words.indexOf(' ') + 1 || words.length);
  }
  return undefined;
}

/** The key of a reference that stands alone; undefined when it is none, or one that goes over several books. */
export function referenceKey(reference: string): string | undefined {
  const [only, more] = findReferences(reference);
  return only && !more && only.start === 0 && only.end === reference.length ? only.key : undefined;
}

/** Marks that close what stands before them: they never begin a line. */
const CLOSING = /^[)\]},.;:!?…”’»]+/;

/** The closing marks that a text begins with; '' where there are none. */
export const closingMarks = (text: string): string => CLOSING.exec(text)?.[0] ?? '';
