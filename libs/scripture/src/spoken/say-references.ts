import { BOOKS, nameBeforeChapter } from '../books.js';

const SPOKEN_NUMBERS: Readonly<Record<string, string>> = { '1': 'First', '2': 'Second', '3': 'Third' };
const ONE_CHAPTER = new Set(BOOKS.filter(({ chapters }) => chapters === 1).map(({ name }) => name));

const names = [...new Set(BOOKS.flatMap(({ name }) => [name, nameBeforeChapter(name)]))].toSorted(
  (a, b) => b.length - a.length,
);
const VERSES = String.raw`\d{1,3}(?:[–-]\d{1,3})?(?:,\s?\d{1,3}(?:[–-]\d{1,3})?(?![:\d]))*`;
/** References as answers print them: 'Matthew 5:3–12', 'Psalm 23', '1 John 4:8, 12'. */
const REFERENCE = new RegExp(
  String.raw`(?<![\p{L}\d])(${names.join('|')}) (\d{1,3})(?::(${VERSES})|[–-](\d{1,3})(?!:))?(?![\p{L}\d])`,
  'gu',
);
/** '; 6:9' and '–6:9' behind a reference whose book they share. */
const FURTHER = new RegExp(String.raw`([;,–-]\s?)(?<!\d\s)(\d{1,3}):(${VERSES})`, 'gu');

/** A text with its references as they are said: 'First John chapter 4, verse 8', 'Psalm 23, verses 1 to 6'. */
export const sayReferences = (text: string): string =>
  text
    .replace(REFERENCE, (_whole, name: string, chapter: string, verses?: string, to?: string) => {
      const book = name.replace(/^[123](?= )/, (number) => SPOKEN_NUMBERS[number] ?? number);
      if (to) return `${book} chapters ${chapter} to ${to}`;
      if (ONE_CHAPTER.has(name)) return verses ? `${book} ${sayVerses(verses)}` : book;
      const place = name === 'Psalm' || name === 'Psalms' ? `Psalm ${chapter}` : `${book} chapter ${chapter}`;
      return verses ? `${place}, ${sayVerses(verses)}` : place;
    })
    .replace(FURTHER, (_whole, mark: string, chapter: string, verses: string) => {
      return `${/[–-]/.test(mark) ? ' to ' : mark}chapter ${chapter}, ${sayVerses(verses)}`;
    });

function sayVerses(verses: string): string {
  const parts = verses.split(/,\s?/).map((part) => part.replace(/[–-]/, ' to '));
  const all =
    parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : verses.replace(/[–-]/, ' to ');
  return /\D/.test(verses) ? `verses ${all}` : `verse ${all}`;
}
