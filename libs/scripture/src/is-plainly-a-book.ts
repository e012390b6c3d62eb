import { BOOKS, findBook } from './books.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Names of books that are also words or people: in small letters, and without a verse, they mean those. */
const ALSO_WORDS = words(
  'numbers judges kings ruth ezra esther job proverb proverbs daniel joshua amos joel micah nahum mark luke john acts james jude titus songs revelation revelations',
);

/** Abbreviations that are words or short for something else: in small letters they are never a book ('is 5:30'). */
const ONLY_WORDS = words('is am so as ex de la na ho re ti co pp pm pro mar jam dan song act lam hag mal jon jud');

/** Abbreviations that mean nothing else, so that no verse is needed to see a reference. */
const PLAIN_ABBREVIATIONS = words(
  'gen exod lev deut josh 1sam 2sam 1kgs 2kgs 1chr 2chr 1chron 2chron neh ps psa prov eccl isa jer ezek zech zeph ' +
    'matt mt lk jn rom 1cor 2cor gal eph phil col 1thess 2thess 1tim 2tim phlm heb jas 1pet 2pet 1jn 2jn 3jn rev',
);

const NUMBER = /^(?:[1-3]|i{1,3}|first|second|third|1st|2nd|3rd)[\s.]+/;
const withoutNumber = (name: string): string => name.replace(NUMBER, '');
const FULL_NAMES = new Set(BOOKS.map((book) => withoutNumber(book.name.toLowerCase())));

/**
 * Whether words that the reference parser took for a book's name are meant as one in running text.
 * @param chapterOnly the reference has no verse, so nothing but the name speaks for it
 */
export function isPlainlyABook(bookText: string, chapterOnly: boolean): boolean {
  const lower = bookText.toLowerCase();
  const capital = /\p{Lu}/u.test(bookText);
  if (!chapterOnly) return capital || !ONLY_WORDS.has(lower);
  if (PLAIN_ABBREVIATIONS.has(lower.replace(/[\s.]/g, ''))) return true;
  const name = withoutNumber(lower);
  // Beside the canonical names findBook knows spelled-out others, such as 'Psalm' and 'Song of Songs'.
  const spelled = FULL_NAMES.has(name) || (name.length >= 5 && findBook(bookText) !== undefined);
  const numbered = name !== lower && name !== 'kings';
  return spelled && (capital || numbered || !ALSO_WORDS.has(name));
}
