import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { ownWords, textsOf } from '../entry-texts.js';
import type { Entry } from '../read-notes.js';

/** Flesch reading ease: 60 to 70 is plain English, 30 a learned journal. */
const LEAST: Readonly<Record<string, number>> = { 'lead.en': 55, note: 45, text: 45 };

/**
 * The texts that carry an entry are easy to read. Names count as two syllables, since an author cannot choose another
 * name.
 */
export const checkReadingEase = (entry: Entry): string[] =>
  textsOf(entry).flatMap((text) => {
    const least = LEAST[text.at];
    if (least === undefined) return [];
    const ease = readingEase(ownWords(text));
    return ease >= least
      ? []
      : [`${text.at}: reading ease ${Math.round(ease)}, at least ${least}: shorter sentences and words`];
  });

export function readingEase(text: string): number {
  const sentences = text.split(/[.?;:](?:\s|$)/).filter((part) => /\p{L}/u.test(part));
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  const begins = new Set(sentences.map((sentence) => sentence.trim().split(/\s/)[0]));
  const syllables = words.map((word) => (/^\p{Lu}/u.test(word) && !begins.has(word) ? 2 : syllable(word)));
  return flesch({
    sentence: sentences.length,
    word: words.length,
    syllable: syllables.reduce((sum, each) => sum + each, 0),
  });
}
