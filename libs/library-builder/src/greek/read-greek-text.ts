import { BOOKS, positionOf, VERSE_TOTAL } from '@berea/scripture';
import { spreadVerse } from './verse-places.js';

/** The words of the Greek New Testament and its critical apparatus, by position. */
export interface GreekText {
  /** Words as they are printed, with the signs that point to the apparatus. */
  readonly verses: readonly (readonly string[])[];
  /** Readings of other editions, one entry for each place of the verse. */
  readonly apparatus: Readonly<Record<number, readonly string[]>>;
}

/** The files are numbered as the books of the whole Bible are with the deuterocanon: 61 is Matthew. */
const BEFORE_MATTHEW = 61 - 40;
const FILE = /^(\d\d)-\w+?(-APP)?\.txt$/;
/** `Mt 1:5<tab>words`; in the apparatus also `Mt 1:7–8`. */
const LINE = /^\S+ (\d+):(\d+)(?:–(\d+))?\t(.*)$/;
/** The number of a verse that other editions count here. */
const OTHER_NUMBER = /^\[\d+\]$/;
/** Two signs of a verse at the same word are numbered: `⸀1ἄλλῳ`. */
const NUMBERED_SIGN = /([⸀⸁])\d/gu;
const BETWEEN_READINGS = /\s+•\s+/u;

/**
 * Reads the files of the SBL Greek New Testament.
 * @param files name of each file in `txt` → its text
 * @throws Error for a line that has no place in the King James numbering
 */
export function readGreekText(files: ReadonlyMap<string, string>): GreekText {
  const verses: string[][] = Array.from({ length: VERSE_TOTAL }, () => []);
  const apparatus: Record<number, string[]> = {};
  for (const [name, text] of files) {
    const [, number, isApparatus] = FILE.exec(name) ?? [];
    const book = BOOKS[Number(number) - BEFORE_MATTHEW - 1];
    if (!book) continue;
    for (const line of text.split(/\r?\n/)) {
      const [, chapter, first, last = first, said = ''] = LINE.exec(line.replace(/^\uFEFF/, '')) ?? [];
      if (!chapter || !first) continue;
      if (!isApparatus) {
        for (const { position, words } of spreadVerse(book, Number(chapter), Number(first), wordsOf(said)))
          verses[position]?.push(...words);
        continue;
      }
      const readings = said
        .trim()
        .split(BETWEEN_READINGS)
        // A title of the file has the form of a line.
        .filter((reading) => /\p{Script=Greek}/u.test(reading));
      for (let verse = Number(first); verse <= Number(last); verse += 1) {
        const [place] = spreadVerse(book, Number(chapter), verse, []);
        const position = place?.position ?? positionOf(book, Number(chapter), verse);
        if (position !== undefined) apparatus[position] = [...(apparatus[position] ?? []), ...readings];
      }
    }
  }
  return { verses, apparatus };
}

/** Words with their signs; a dash or bracket by itself belongs to the word before it. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  // A dash separates two words even without a space beside it.
  for (const token of text.replaceAll('—', '— ').replace(NUMBERED_SIGN, '$1').trim().split(/\s+/)) {
    if (OTHER_NUMBER.test(token)) continue;
    if (/\p{L}/u.test(token) || !words.length) words.push(token);
    else words[words.length - 1] += ` ${token}`;
  }
  return words.filter((word) => /\p{L}/u.test(word));
}
