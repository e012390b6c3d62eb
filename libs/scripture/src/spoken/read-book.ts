import { type Book, BOOKS } from '../books.js';

/** Names without their numbers: 'john' means itself and three letters. */
const NAMES = new Map<string, { plain?: Book; numbered: Book[] }>();

/** Spellings of book names by recognisers, and names that people say. */
const ALSO_HEARD: Readonly<Record<string, string>> = {
  psalms: 'psalm palm palms salm salms',
  matthew: 'mathew matthews',
  acts: 'axe acts|of|the|apostles',
  romans: 'roman',
  corinthians: 'corinthian corinthian’s corinthans',
  galatians: 'galatian galations',
  ephesians: 'ephesian efesians',
  philippians: 'philippian philippines phillipians philipians',
  colossians: 'colossian collosians colossions',
  thessalonians: 'thessalonian thesalonians',
  hebrews: 'hebrew',
  philemon: 'filemon',
  revelation: 'revelations',
  ecclesiastes: 'eclesiastes ecclesiastics',
  isaiah: 'isiah isaia',
  ezekiel: 'ezekial',
  obadiah: 'obediah',
  habakkuk: 'habakuk habbakuk',
  zechariah: 'zachariah zacharia',
  zephaniah: 'zefaniah',
  malachi: 'malachai malakai',
  micah: 'mica micha',
  lamentations: 'lamentation',
  proverbs: 'proverb',
  chronicles: 'chronicle',
  'song|of|solomon': 'song|of|songs songs|of|solomon canticles',
};

const add = (name: string, book: Book, number: boolean) => {
  const known = NAMES.get(name) ?? { numbered: [] };
  if (number) known.numbered.push(book);
  else known.plain = book;
  NAMES.set(name, known);
};
for (const book of BOOKS) {
  const [, number, name = ''] = /^([123] )?(.*)$/.exec(book.name.toLowerCase()) ?? [];
  const key = name.replaceAll(' ', '|');
  for (const each of [key, ...(ALSO_HEARD[key]?.split(' ') ?? [])]) add(each, book, Boolean(number));
}
const LONGEST = 4;

const WHICH: Readonly<Record<string, 1 | 2 | 3>> = {
  ...{ first: 1, one: 1, '1': 1, '1st': 1, i: 1, won: 1 },
  ...{ second: 2, two: 2, '2': 2, '2nd': 2, ii: 2 },
  ...{ third: 3, three: 3, '3': 3, '3rd': 3, iii: 3 },
};
/** 'to Timothy' is how recognisers hear 'Two Timothy'; only where no book goes by the bare name. */
const HEARD_AS_TWO = new Set(['to', 'too']);
/** Words that may be between a number and the name: 'the first letter of Paul to the Corinthians'. */
const BETWEEN = new Set('letter epistle book of to the paul peter john saint st apostle'.split(' '));
const MOST_BETWEEN = 6;

export interface SpokenBook {
  readonly book: Book;
  /** Index of the first word that does not belong to it */
  readonly next: number;
}

/**
 * The book whose name begins at a word, with its number, or undefined: 'first john', 'the first letter of paul to the
 * corinthians' (from 'first' on), 'song of solomon'.
 * @param words in small letters
 */
export function readBook(words: readonly string[], at: number): SpokenBook | undefined {
  const word = words[at] ?? '';
  const which = WHICH[word];
  if (which) return numberedFrom(words, at + 1, which);
  if (HEARD_AS_TWO.has(word)) {
    const name = nameAt(words, at + 1);
    return name && !name.plain ? withNumber(name, 2) : undefined;
  }
  const name = nameAt(words, at);
  return name?.plain && { book: name.plain, next: name.next };
}

function numberedFrom(words: readonly string[], from: number, which: 1 | 2 | 3): SpokenBook | undefined {
  for (let at = from; at <= from + MOST_BETWEEN; at += 1) {
    const name = nameAt(words, at);
    const found = name && withNumber(name, which);
    // 'the first letter of John to ...' ends at John; so does 'of Peter the apostle' at Peter.
    if (found && (at === from || at > from + 1)) return found;
    if (!BETWEEN.has(words[at] ?? '')) return undefined;
    if (at === from && !/^(?:letter|epistle|book)$/.test(words[at] ?? '')) return undefined;
  }
  return undefined;
}

type Name = { plain?: Book; numbered: Book[]; next: number };

function nameAt(words: readonly string[], at: number): Name | undefined {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const key = words.slice(at, at + length).join('|');
    const own = NAMES.get(key) ?? NAMES.get(key.replace(/['’]s$/, ''));
    if (own) return { ...own, next: at + length };
  }
  return undefined;
}

const withNumber = ({ numbered, next }: Name, which: number): SpokenBook | undefined => {
  const book = numbered[which - 1];
  return book && { book, next };
};
