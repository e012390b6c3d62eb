import type { BibleText } from '../../works/bible-text.js';

/** A text as plain letters: made without anything that the search is made of. */
const plain = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[Ææ]/g, 'ae')
    .replace(/[Œœ]/g, 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** Each verse and each psalm title of a text in plain letters, ready to be read through. */
export const plainTexts = (text: BibleText): string[][] =>
  text.verses.map((verse, position) => {
    const titles = text.headings(position).flatMap((heading) => (heading.kind === 'psalm' ? [heading.text] : []));
    return [verse, ...titles].map(plain);
  });

/** Positions of the verses that hold all of these patterns, found by trying each one of them. */
export const scanTexts = (texts: readonly (readonly string[])[], patterns: readonly RegExp[]): number[] =>
  texts.flatMap((verse, position) =>
    patterns.every((pattern) => verse.some((each) => pattern.test(each))) ? [position] : [],
  );

/**
 * Positions of the verses that hold all of these patterns, found without any index: every verse and every psalm title is
 * read and tried. The measure for what the search finds.
 */
export const scanVerses = (text: BibleText, ...patterns: RegExp[]): number[] => scanTexts(plainTexts(text), patterns);

export const word = (text: string) => new RegExp(`(?<![A-Za-z])${text}(?![A-Za-z])`, 'i');
export const prefix = (text: string) => new RegExp(`(?<![A-Za-z])${text}`, 'i');
export const phrase = (text: string) =>
  new RegExp(`(?<![A-Za-z])${text.replaceAll(' ', '[^A-Za-z]+')}(?![A-Za-z])`, 'i');
