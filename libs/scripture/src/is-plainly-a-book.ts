import { BOOKS, findBook } from './books.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Names of books that are also words or people: in small letters, and without a verse, they mean those. */
const ALSO_WORDS = words(
  'numbers judges kings ruth ezra esther job proverb proverbs daniel joshua amos joel micah nahum mark luke john acts james jude titus songs revelation revelations',
);

/** Names of books that people bear, or that mean something else in the plural. */
const ALSO_NAMES = words(
  'genesis exodus romans hebrews psalm psalms samuel chronicles ecclesiastes lamentations isaiah jeremiah jonah zechariah malachi matthew peter timothy philemon revelation obadiah hosea habakkuk',
);

/** Abbreviations that are words or short for something else: in small letters they are never a book ('is 5:30'). */
const ONLY_WORDS = words('is am so as ex de la na ho re ti co pp pm pro mar jam dan song act lam hag mal jon jud');

/** Abbreviations without another meaning, so that no verse is needed to recognise a reference. */
const PLAIN_ABBREVIATIONS = words(
  'gen exod lev deut josh 1sam 2sam 1kgs 2kgs 1chr 2chr 1chron 2chron neh ps psa prov eccl isa jer ezek zech zeph ' +
    'matt mt lk jn rom 1cor 2cor gal eph phil col 1thess 2thess 1tim 2tim phlm heb jas 1pet 2pet 1jn 2jn 3jn rev',
);

/** Whether a book's name, in small letters, is also a common word or a person's name. */
export const isAlsoAWord = (name: string): boolean => ALSO_WORDS.has(name);

const NUMBER = /^(?:[1-3]|i{1,3}|first|second|third|1st|2nd|3rd)[\s.]+/;
const withoutNumber = (name: string): string => name.replace(NUMBER, '');
const FULL_NAMES = new Set(BOOKS.map((book) => withoutNumber(book.name.toLowerCase())));

/** A count or a measure: 'Mark 4 people', 'Acts 5 times', 'John 3 years ago'. */
const COUNTED =
  /^\s*(?:(?:and a half|more|or \d+|to \d+|and \d+)\s+)?(?:people|persons?|men|women|boys?|girls?|children|kids|cousins|times|years?|months?|weeks?|days?|hours?|minutes?|seconds?|o'clock|miles?|met(?:re|er)s?|km|kilomet\w+|feet|foot|inch(?:es)?|pounds|dollars|euros|others?|names|seats|boxes|doors?|streets?|houses?|singers|cards?|plus)\b/i;
/** 'Mark 2 of the boxes', 'Daniel 12 on my list'. */
const PART_OF =
  /^(?:,? (?:and|or|to) \d+)* (?:of (?:the|my|our|his|her|their|these|those|us|them|\d+) (?!book|bible|gospel|epistle|letter)|on (?:my|the|our) )/i;

/** Whether a number counts what is behind it: 'others', 'people of Nineveh'. */
export const countsThings = (after: string): boolean => COUNTED.test(after);

/** The text around the chapter of a reference. */
export interface Around {
  /** From the end of the name to the end of the reference */
  readonly between: string;
  readonly after: string;
}

/** Whether a name that is also a word or a person has a number behind it that counts something else than chapters. */
const counts = ({ between, after }: Around): boolean =>
  /^\s*,/.test(between) || COUNTED.test(after) || PART_OF.test(after);

/**
 * Whether words that the reference parser read as a book's name mean a book in running text.
 * @param chapterOnly the reference has no verse, so the name is the only evidence
 * @param around the text behind the name, to recognise a count ('Mark 4 people')
 */
export function isPlainlyABook(bookText: string, chapterOnly: boolean, around?: Around): boolean {
  const lower = bookText.toLowerCase();
  const capital = /\p{Lu}/u.test(bookText);
  if (!chapterOnly) return capital || !ONLY_WORDS.has(lower);
  if (PLAIN_ABBREVIATIONS.has(lower.replace(/[\s.]/g, ''))) return true;
  const name = withoutNumber(lower);
  // Beside the canonical names findBook knows spelled-out others, such as 'Psalm' and 'Song of Songs'.
  const spelled = FULL_NAMES.has(name) || (name.length >= 5 && findBook(bookText) !== undefined);
  const numbered = name !== lower && name !== 'kings';
  if (!numbered && around && (ALSO_WORDS.has(name) || ALSO_NAMES.has(name)) && counts(around)) return false;
  return spelled && (capital || numbered || !ALSO_WORDS.has(name));
}
