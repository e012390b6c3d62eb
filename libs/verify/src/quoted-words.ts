import { bare, wordsOf } from '@berea/scripture';

/** A word as it is compared, and as it was written with the marks at it. */
export interface SpelledWord {
  readonly word: string;
  readonly spelled: string;
}

/** The words of a quotation in the parts that an ellipsis leaves. */
export type QuotedParts = readonly (readonly SpelledWord[])[];

const ELLIPSIS = /[[(]?(?:…|\.[ ]?\.[ ]?\.(?:[ ]?\.)?)[\])]?/;
/** Emphasis, HTML and the brackets around supplied words or letters: '[T]hat', 'L**ORD**', 'L<small>ORD</small>'. */
const DRESS = /<\/?[a-z][^<>]{0,100}>|[*_~`[\]]/gi;
/** Between blanks, and after a dash that joins two words. */
const CHUNKS = /\s+|(?<=[—–]|--)(?=[^\s—–-])/;

export const spelledWords = (text: string): SpelledWord[] =>
  text
    .replace(DRESS, '')
    .split(CHUNKS)
    .flatMap((chunk) => {
      const words = wordsOf(chunk).map(bare);
      return words.map((word, index) => ({ word, spelled: index === 0 ? chunk : '' }));
    });

export const partsOf = (quote: string): QuotedParts =>
  quote
    .split(ELLIPSIS)
    .map(spelledWords)
    .filter((words) => words.length > 0);

/** An editor's insertion: whole words in square brackets, 'he [God] gave'; not a part of a word, '[T]hat'. */
const INSERTION = /(?<=^|[\s“"‘'(])\[[^[\]\d][^[\]]{0,79}\](?=$|[\s,.;:!?”"’')—–-])/g;

/** A quotation without its square brackets and their words; the same where it has none. */
export const withoutInsertions = (quote: string): string => quote.replace(INSERTION, ' ').replace(/\s+/g, ' ').trim();

export const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** How many words a quotation has; numbers of verses are not counted. */
export const wordCount = (parts: QuotedParts): number =>
  parts.reduce((sum, part) => sum + part.filter(({ word }) => !isNumber(word)).length, 0);

/** The words of all parts in a row; `gaps` are the indexes of those that follow an ellipsis. */
export function joinParts(parts: QuotedParts): { words: SpelledWord[]; gaps: ReadonlySet<number> } {
  const words: SpelledWord[] = [];
  const gaps = new Set<number>();
  for (const part of parts) {
    if (words.length) gaps.add(words.length);
    words.push(...part);
  }
  return { words, gaps };
}

export const withoutNumbers = (parts: QuotedParts): QuotedParts =>
  parts.map((part) => part.filter(({ word }) => !isNumber(word))).filter((part) => part.length > 0);

/** The lookbehind keeps the search for the end from trying every start within a long row of marks. */
const EDGES = /^[\s"“”«»—–-]+|(?<![\s"“”«»—–([-])[\s"“”«»—–([-]+$/g;
/** Single marks around it. At the end alone one is an apostrophe: 'for his disciples’'. */
const SINGLE = /^(?:‘([^‘]*?)’?|'(.*)')$/;

/** A quotation on one line, without emphasis and without the marks around it. */
export function tidyQuotation(written: string): string {
  const line = written.replace(/[*_~]+/g, '').replace(/\s+/g, ' ');
  return line.replace(EDGES, '').replace(SINGLE, '$1$2').replace(EDGES, '');
}
