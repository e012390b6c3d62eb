import {
  type Book,
  BOOKS,
  findBook,
  findBookByAnyName,
  parseReferenceQuery,
  type Passage,
  passageOf,
  positionOf,
} from '@berea/scripture';

/** The same verses as passages that neither overlap nor touch, ascending. */
export function mergePassages(passages: readonly Passage[]): Passage[] {
  const merged: Passage[] = [];
  for (const { first, last } of [...passages].sort((a, b) => a.first - b.first)) {
    const before = merged.at(-1);
    if (before && first <= before.last + 1) {
      merged[merged.length - 1] = { first: before.first, last: Math.max(before.last, last) };
    } else merged.push({ first, last });
  }
  return merged;
}

/** Parts of Scripture by the names that readers give them, as the first and the last book. */
const PARTS: readonly (readonly [first: string, last: string, ...names: string[]])[] = [
  ['Genesis', 'Malachi', 'ot', 'old', 'old testament'],
  ['Matthew', 'Revelation', 'nt', 'new', 'new testament'],
  ['Genesis', 'Deuteronomy', 'law', 'torah', 'pentateuch'],
  ['Joshua', 'Esther', 'history'],
  ['Job', 'Song of Solomon', 'poetry', 'wisdom'],
  ['Isaiah', 'Malachi', 'prophets'],
  ['Isaiah', 'Daniel', 'major prophets'],
  ['Hosea', 'Malachi', 'minor prophets'],
  ['Matthew', 'John', 'gospels', 'gospel'],
  ['Romans', 'Jude', 'epistles', 'letters'],
  ['Romans', 'Philemon', 'paul', 'pauline epistles'],
  ['1 Timothy', 'Titus', 'pastoral epistles'],
  ['Hebrews', 'Jude', 'general epistles'],
];

const plain = (name: string): string => name.toLowerCase().replace(/[\s.\-_]+/g, '');

const BY_NAME = new Map(
  PARTS.flatMap(([first, last, ...names]) => names.map((name) => [plain(name), { first, last }] as const)),
);

/**
 * The passages of a scope by its name: a testament, a part such as `gospels`, a book, books from one to another
 * (`gen-deut`), chapters (`john 3`), or several of them, parted by commas. Undefined if a part is unknown.
 */
export function scopeOf(name: string): Passage[] | undefined {
  const parts = name.split(',').map((part) => part.trim());
  const passages = parts.map(passagesOf);
  return passages.every((each) => each !== undefined) ? passages.flat() : undefined;
}

function passagesOf(name: string): Passage[] | undefined {
  const part = BY_NAME.get(plain(name));
  if (part) return between(findBook(part.first), findBook(part.last));
  const [first = '', last = first] = name.split(/[-–]/, 2);
  return between(findBookByAnyName(first), findBookByAnyName(last)) ?? chapters(name);
}

function between(first: Book | undefined, last: Book | undefined): Passage[] | undefined {
  const start = first && positionOf(first, 1, 1);
  const end = last && positionOf(last, last.chapters, last.verseCounts.at(-1) ?? 0);
  return start === undefined || end === undefined || end < start ? undefined : [{ first: start, last: end }];
}

function chapters(name: string): Passage[] | undefined {
  const passages = parseReferenceQuery(name).map(passageOf);
  return passages.length && passages.every((each) => each !== undefined) ? passages : undefined;
}

/** Every book as a passage, in canonical order. */
export const BOOK_PASSAGES: readonly (Passage & { readonly book: Book })[] = BOOKS.flatMap((book) =>
  (between(book, book) ?? []).map((passage) => ({ ...passage, book })),
);
