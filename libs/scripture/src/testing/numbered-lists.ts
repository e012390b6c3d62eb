import type { OsisId } from '../books.js';

/** A reference as written in a list, and its target. */
export interface ListedReference {
  readonly written: string;
  readonly osis: OsisId;
  readonly chapter: number;
  readonly verse: number;
  readonly endVerse?: number;
}

export interface NumberedList {
  readonly text: string;
  readonly references: readonly ListedReference[];
}

/** A chapter whose verses 1, 2 and 3 exist, so that the number of the next book could be read as one of them. */
interface Named {
  readonly osis: OsisId;
  /** Ways to write the book: in full, shortened, with a Roman numeral, with an ordinal. */
  readonly names: readonly string[];
  readonly chapter: number;
  readonly verse: number;
}

const named = (osis: OsisId, names: string, chapter: number, verse: number): Named => ({
  osis,
  names: names.split('|'),
  chapter,
  verse,
});

const BOOKS: readonly Named[] = [
  named('1Sam', '1 Samuel|1 Sam.|I Samuel|First Samuel', 17, 34),
  named('2Sam', '2 Samuel|2 Sam|II Samuel|2nd Samuel', 7, 12),
  named('1Kgs', '1 Kings|1 Kgs|I Kings|1st Kings', 19, 11),
  named('2Kgs', '2 Kings|2 Kgs.|II Kings|Second Kings', 2, 9),
  named('1Chr', '1 Chronicles|1 Chr|I Chronicles|First Chronicles', 16, 8),
  named('2Chr', '2 Chronicles|2 Chron.|II Chronicles|2nd Chronicles', 7, 14),
  named('1Cor', '1 Corinthians|1 Cor.|I Corinthians|First Corinthians', 13, 4),
  named('2Cor', '2 Corinthians|2 Cor|II Corinthians|Second Corinthians', 4, 16),
  named('1Thess', '1 Thessalonians|1 Thess|I Thessalonians|1st Thessalonians', 5, 16),
  named('2Thess', '2 Thessalonians|2 Thess.|II Thessalonians|2nd Thessalonians', 3, 10),
  named('1Tim', '1 Timothy|1 Tim.|I Timothy|First Timothy', 2, 5),
  named('2Tim', '2 Timothy|2 Tim|II Timothy|Second Timothy', 3, 16),
  named('1Pet', '1 Peter|1 Pet|I Peter|1st Peter', 2, 9),
  named('2Pet', '2 Peter|2 Pet.|II Peter|2nd Peter', 1, 20),
  named('1John', '1 John|1 Jn|I John|First John', 4, 8),
];
/** Possible ends of a list of numbered books: books of one chapter, and books without a number. */
const OTHERS: readonly Named[] = [
  named('2John', '2 John', 1, 6),
  named('3John', '3 John', 1, 4),
  named('Luke', 'Luke|Lk', 4, 18),
  named('Ps', 'Psalm|Psalms|Ps.', 23, 1),
];
const SEPARATORS = ['; ', ', ', ' and ', '; and ', ', and '];
const SHAPES = ['plain', 'range', 'same book', 'verse after', 'chapter after'] as const;
const FRAMES: readonly (readonly [string, string])[] = [
  ['', ''],
  ['(see ', ')'],
  ['Compare ', '.'],
  ['6 places, first ', ''],
];

const nameOf = ({ names }: Named, at: number): string => names[at % names.length] ?? '';

function reference(book: Named, name: string, later: number, length: number): ListedReference {
  const verse = book.verse + later;
  const range = length > 0 ? { endVerse: verse + length } : {};
  const to = length > 0 ? `–${verse + length}` : '';
  return { written: `${name} ${book.chapter}:${verse}${to}`, osis: book.osis, chapter: book.chapter, verse, ...range };
}

/** Two or three references of numbered books, by the shape of the list. */
function listOf(shape: (typeof SHAPES)[number], first: Named, second: Named, at: number): ListedReference[] {
  const [one, two] = [nameOf(first, at), nameOf(second, at + (at >> 2))];
  const ends = reference(second, two, 0, 0);
  const { osis, chapter } = first;
  if (shape === 'range') return [reference(first, one, 0, 1), { ...ends }];
  if (shape === 'same book') return [reference(first, one, 0, 0), reference(first, one, 1, 0), ends];
  if (shape === 'verse after') {
    const verse = first.verse + 1;
    return [reference(first, one, 0, 0), { written: String(verse), osis, chapter, verse }, ends];
  }
  if (shape === 'chapter after')
    return [
      { written: `${one} 1:1`, osis, chapter: 1, verse: 1 },
      { written: '2:3', osis, chapter: 2, verse: 3 },
      ends,
    ];
  return [reference(first, one, 0, 0), ends];
}

function joined(references: readonly ListedReference[], separator: string): string {
  return references
    .map(({ written }, at) => {
      if (at === 0) return written;
      // A verse alone goes on after a comma, a chapter after a semicolon: that is how they are written.
      if (/^\d+$/.test(written)) return `, ${written}`;
      if (/^\d+:\d+$/.test(written)) return `; ${written}`;
      return separator + written;
    })
    .join('');
}

/** Three hundred lists with numbered books, as commentaries, concordances and answers write them. */
export const NUMBERED_LISTS: readonly NumberedList[] = Array.from({ length: 300 }, (_, at) => {
  const all = [...BOOKS, ...OTHERS];
  const first = BOOKS[at % BOOKS.length] as Named;
  const second = all[(at * 7 + Math.floor(at / all.length)) % all.length] as Named;
  const shape = SHAPES[Math.floor(at / BOOKS.length) % SHAPES.length] ?? 'plain';
  const separator = SEPARATORS[(at + Math.floor(at / SEPARATORS.length)) % SEPARATORS.length] ?? '; ';
  const [before, after] = FRAMES[(at >> 3) % FRAMES.length] ?? ['', ''];
  const references = listOf(shape, first, second, at);
  return { text: `${before}${joined(references, separator)}${after}`, references };
});
