import { VERSE_COUNTS } from './verse-counts.js';

export type OsisId = keyof typeof VERSE_COUNTS;
export type Testament = 'old' | 'new';

export interface Book {
  /** 1 (Genesis) to 66 (Revelation) */
  readonly id: number;
  readonly osis: OsisId;
  /** Canonical English name, as addresses and references show it */
  readonly name: string;
  readonly testament: Testament;
  readonly chapters: number;
  /** Verses of each chapter; index 0 is chapter 1 */
  readonly verseCounts: readonly number[];
}

/** Names in canonical order with the other names and abbreviations in use; matching ignores case, spaces and full stops. */
const NAMES: readonly (readonly [OsisId, name: string, ...others: string[]])[] = [
  ['Gen', 'Genesis', 'Ge', 'Gn'],
  ['Exod', 'Exodus', 'Ex', 'Exo'],
  ['Lev', 'Leviticus', 'Le', 'Lv'],
  ['Num', 'Numbers', 'Nu', 'Nm', 'Nb'],
  ['Deut', 'Deuteronomy', 'De', 'Dt'],
  ['Josh', 'Joshua', 'Jos', 'Jsh'],
  ['Judg', 'Judges', 'Jdg', 'Jg', 'Jdgs'],
  ['Ruth', 'Ruth', 'Rth', 'Ru'],
  ['1Sam', '1 Samuel', '1 Sam', '1 Sa', '1 Sm', '1 S'],
  ['2Sam', '2 Samuel', '2 Sam', '2 Sa', '2 Sm', '2 S'],
  ['1Kgs', '1 Kings', '1 Kin', '1 Kgs', '1 Ki', '1 K'],
  ['2Kgs', '2 Kings', '2 Kin', '2 Kgs', '2 Ki', '2 K'],
  ['1Chr', '1 Chronicles', '1 Chron', '1 Chr', '1 Ch'],
  ['2Chr', '2 Chronicles', '2 Chron', '2 Chr', '2 Ch'],
  ['Ezra', 'Ezra', 'Ezr', 'Esdras'],
  ['Neh', 'Nehemiah', 'Ne'],
  ['Esth', 'Esther', 'Est', 'Es'],
  ['Job', 'Job', 'Jb'],
  ['Ps', 'Psalms', 'Psalm', 'Psa', 'Pslm', 'Psm', 'Pss'],
  ['Prov', 'Proverbs', 'Proverb', 'Pro', 'Pr', 'Prv'],
  ['Eccl', 'Ecclesiastes', 'Eccles', 'Ecc', 'Ec', 'Qoh', 'Qoheleth'],
  [
    'Song',
    'Song of Solomon',
    'Song of Songs',
    'Song of Sol',
    'Songs',
    'SOS',
    'So',
    'Canticles',
    'Canticle of Canticles',
    'Cant',
  ],
  ['Isa', 'Isaiah', 'Is'],
  ['Jer', 'Jeremiah', 'Je', 'Jr'],
  ['Lam', 'Lamentations', 'La', 'Lamentations of Jeremiah'],
  ['Ezek', 'Ezekiel', 'Eze', 'Ezk'],
  ['Dan', 'Daniel', 'Da', 'Dn'],
  ['Hos', 'Hosea', 'Ho'],
  ['Joel', 'Joel', 'Joe', 'Jl'],
  ['Amos', 'Amos', 'Am', 'Amo'],
  ['Obad', 'Obadiah', 'Ob', 'Oba'],
  ['Jonah', 'Jonah', 'Jon', 'Jnh'],
  ['Mic', 'Micah', 'Mc'],
  ['Nah', 'Nahum', 'Na'],
  ['Hab', 'Habakkuk', 'Hb'],
  ['Zeph', 'Zephaniah', 'Zep', 'Zp'],
  ['Hag', 'Haggai', 'Hg'],
  ['Zech', 'Zechariah', 'Zec', 'Zc'],
  ['Mal', 'Malachi', 'Ml'],
  ['Matt', 'Matthew', 'Mat', 'Mt', 'Gospel of Matthew'],
  ['Mark', 'Mark', 'Mrk', 'Mar', 'Mk', 'Mr', 'Gospel of Mark'],
  ['Luke', 'Luke', 'Luk', 'Lk', 'Gospel of Luke'],
  ['John', 'John', 'Joh', 'Jhn', 'Jn', 'Gospel of John'],
  ['Acts', 'Acts', 'Act', 'Ac', 'Acts of the Apostles'],
  ['Rom', 'Romans', 'Ro', 'Rm'],
  ['1Cor', '1 Corinthians', '1 Cor', '1 Co'],
  ['2Cor', '2 Corinthians', '2 Cor', '2 Co'],
  ['Gal', 'Galatians', 'Ga'],
  ['Eph', 'Ephesians', 'Ephes'],
  ['Phil', 'Philippians', 'Php', 'Pp'],
  ['Col', 'Colossians', 'Co'],
  ['1Thess', '1 Thessalonians', '1 Thess', '1 Thes', '1 Th'],
  ['2Thess', '2 Thessalonians', '2 Thess', '2 Thes', '2 Th'],
  ['1Tim', '1 Timothy', '1 Tim', '1 Ti'],
  ['2Tim', '2 Timothy', '2 Tim', '2 Ti'],
  ['Titus', 'Titus', 'Tit', 'Ti'],
  ['Phlm', 'Philemon', 'Philem', 'Phm', 'Pm'],
  ['Heb', 'Hebrews'],
  ['Jas', 'James', 'Jam', 'Jm'],
  ['1Pet', '1 Peter', '1 Pet', '1 Pe', '1 Pt'],
  ['2Pet', '2 Peter', '2 Pet', '2 Pe', '2 Pt'],
  ['1John', '1 John', '1 Jn', '1 Jhn', '1 Jo'],
  ['2John', '2 John', '2 Jn', '2 Jhn', '2 Jo'],
  ['3John', '3 John', '3 Jn', '3 Jhn', '3 Jo'],
  ['Jude', 'Jude', 'Jud', 'Jd'],
  ['Rev', 'Revelation', 'Re', 'Rv', 'Revelations', 'Revelation of John', 'Apocalypse', 'The Revelation'],
];

/** Every name and abbreviation that `findBook` knows. */
export const ALL_NAMES: readonly string[] = NAMES.flat();

/** The 66 books in canonical order (King James versification). */
export const BOOKS: readonly Book[] = NAMES.map(([osis, name], index) => ({
  id: index + 1,
  osis,
  name,
  testament: index < 39 ? 'old' : 'new',
  chapters: VERSE_COUNTS[osis].length,
  verseCounts: VERSE_COUNTS[osis],
}));

const ORDINALS: readonly [RegExp, string][] = [
  [/^(iii|3rd|third)(?=[^a-z0-9])/, '3'],
  [/^(ii|2nd|second)(?=[^a-z0-9])/, '2'],
  [/^(i|1st|first)(?=[^a-z0-9])/, '1'],
];

/** 'I. Samuel' → '1samuel': case, spaces, full stops and hyphens carry no meaning, Roman and spelled numbers are digits. */
function normalise(name: string): string {
  let text = name.normalize('NFKC').trim().toLowerCase();
  for (const [pattern, digit] of ORDINALS) text = text.replace(pattern, digit);
  return text.replace(/^the /, '').replace(/[\s.\-_]+/g, '');
}

const BY_NAME = new Map<string, Book>();
NAMES.forEach(([osis, ...names], index) => {
  for (const name of [osis, ...names]) {
    const book = BOOKS[index];
    if (book && !BY_NAME.has(normalise(name))) BY_NAME.set(normalise(name), book);
  }
});

/**
 * The book with this name, abbreviation or OSIS id, or undefined. It accepts the usual spellings: 'Matthew', '1
 * Samuel', 'I Samuel', 'First Samuel', 'Psalm', 'Song of Songs', 'Matt.', 'Rev'.
 */
export const findBook = (name: string): Book | undefined => BY_NAME.get(normalise(name));

/** Whether a verse exists in the King James versification. */
export const verseExists = (book: Book, chapter: number, verse: number): boolean =>
  Number.isInteger(verse) && verse >= 1 && verse <= (book.verseCounts[chapter - 1] ?? 0);

/** The book of Psalms is many, each of them 'a psalm'; addresses and stored places keep the book's canonical name. */
const IN_REFERENCE: Readonly<Record<string, string>> = { Psalms: 'Psalm' };

/** A book's name in front of a chapter's number: 'Psalm' of 'Psalm 23'. */
export const nameBeforeChapter = (book: string): string => IN_REFERENCE[book] ?? book;

/** '{Book} {chapter}:{verse}', or a range with an en dash: 'Matthew 5:3–12', 'Psalm 23'. All that is read or copied names places by it. */
export const formatReference = (book: string, chapter: number, verse?: number, endVerse?: number): string => {
  const place = `${nameBeforeChapter(book)} ${chapter}`;
  if (verse === undefined) return place;
  return endVerse !== undefined && endVerse > verse ? `${place}:${verse}–${endVerse}` : `${place}:${verse}`;
};
