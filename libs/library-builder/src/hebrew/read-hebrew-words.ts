import { Parser } from 'htmlparser2';
import { readOsisVerse } from '../references/osis-range.js';
import type { VersePlace } from './read-verse-map.js';

/** Signs that belong to the end of the word before them; those that part sections of the text do not. */
const SIGNS = new Set(['x-maqqef', 'x-sof-pasuq', 'x-paseq']);

/** The accents that divide a verse in its middle: atnah, or ole in the poetic books. */
const MIDDLE = /[\u0591\u05AB]/;

/**
 * Reads one book of the Hebrew Bible: the words of the text (not the readings of its margin), one by one and
 * unaltered.
 * @param map the places of its verses in the King James numbering, if they differ
 * @param add receives form, lemma and morphology of the next word of that position
 */
export function readHebrewWords(
  xml: string,
  map: ReadonlyMap<string, VersePlace>,
  add: (position: number, words: readonly string[]) => void,
): void {
  let id = '';
  let words: string[] = [];
  let noteDepth = 0;
  let inWord = false;
  let inSign = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'note') noteDepth += 1;
        if (noteDepth) return;
        if (name === 'verse') {
          id = attributes['osisID'] ?? '';
          words = [];
        } else if (name === 'w') {
          inWord = true;
          words.push('', attributes['lemma'] ?? '', attributes['morph'] ?? '');
        } else if (name === 'seg') inSign = SIGNS.has(attributes['type'] ?? '') && words.length > 0;
      },
      ontext: (text) => {
        if (noteDepth || !(inWord || inSign)) return;
        words[words.length - 3] += text.trim();
      },
      onclosetag: (name) => {
        if (name === 'note') noteDepth -= 1;
        if (noteDepth) return;
        if (name === 'w') inWord = false;
        else if (name === 'seg') inSign = false;
        else if (name === 'verse') placeWords(map.get(id) ?? {}, readOsisVerse(id), words, add);
      },
    },
    { xmlMode: true },
  );
  parser.parseComplete(xml);
}

function placeWords(
  { whole, before, after }: VersePlace,
  own: number | undefined,
  words: readonly string[],
  add: (position: number, words: readonly string[]) => void,
): void {
  if (before === undefined && after === undefined) {
    const position = whole ?? own;
    if (position !== undefined) add(position, words);
    return;
  }
  const middle = words.findIndex((word, at) => at % 3 === 0 && MIDDLE.test(word)) + 3;
  const [first, second] = [before ?? own, after ?? own];
  if (first !== undefined) add(first, words.slice(0, middle));
  if (second !== undefined) add(second, words.slice(middle));
}
