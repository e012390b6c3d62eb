/** A way in which two editions of one text may print the same word. */
export interface SpellingRule {
  readonly reason: string;
  /** Writes a word as both editions could. */
  readonly fold: (words: string) => string;
}

/** In this order: each rule reads the output of the rules before it. */
export const SPELLING_RULES: readonly SpellingRule[] = [
  { reason: 'printed apostrophes for straight ones', fold: (words) => words.replace(/’/g, "'") },
  { reason: 'Æ and æ as one letter', fold: (words) => words.replace(/æ/g, 'ae').replace(/Æ/g, 'Ae') },
  { reason: 'a printed dash for two hyphens', fold: (words) => words.replace(/—/g, '--') },
  {
    reason: 'the genitive of the divine name with a small s',
    fold: (words) => words.replace(/\b(LORD|GOD)'S\b/g, "$1's"),
  },
  {
    reason: 'possessive pronouns without an apostrophe',
    fold: (words) => words.replace(/\b(their|our|your)'s\b/gi, '$1s'),
  },
  {
    reason: 'a name with a hyphen or without',
    fold: (words) =>
      words.replace(
        /(\p{L})-(\p{L})(\p{L}*)/gu,
        (_, before: string, letter: string, rest: string) => before + letter.toLowerCase() + rest,
      ),
  },
];
