const WORD = /\p{L}+(?:['-]\p{L}+)*|\p{N}+/gu;

/** Case, accents, ligatures, and the many shapes of apostrophes and hyphens carry no meaning for us. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æǽ]/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/[\u2018\u2019\u201b\u02bc\u0060\u00b4\uff07]/g, "'")
    .replace(/[\u2010\u2011\u00ad]/g, '-');

/** The folded words of a text in order; "the LORD's Beth-el" → the, lord's, beth-el. Numbers are words of their own. */
export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** A word without apostrophes and hyphens, so that "LORD's" and "lords", "Beth-el" and "Bethel" are the same. */
export const bare = (word: string): string => word.replace(/['-]/g, '');
