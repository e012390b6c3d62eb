import { type Attribution, attributionOf, type ReferenceList } from './attribution.js';
import { MIN_WORDS } from './word-for-word.js';
import { partsOf, type QuotedParts, tidyQuotation, withoutInsertions, wordCount } from './quoted-words.js';
import type { Block } from './split-blocks.js';

/** Words that a text presents as somebody's, and the place that they claim. */
export interface Quotation extends Attribution {
  /** On one line, without the marks around it */
  readonly text: string;
  readonly parts: QuotedParts;
  /** The same without the words in square brackets, where it has any: they may be the editor's. */
  readonly bare?: QuotedParts;
  /** How many words it has, without the numbers of verses */
  readonly words: number;
  readonly start: number;
  readonly end: number;
  /** Set as a block quote, which is meant as a quotation however short it is */
  readonly block: boolean;
  /** Holds further quotations that are long enough to be judged */
  readonly outer: boolean;
  /** Names places itself ('He said, “…” (Matthew 5:3)'), so it is somebody's speech rather than Scripture */
  readonly speech: boolean;
  /** A verse below or above its reference, without marks. */
  readonly set?: true;
}

/** Pairs of quotation marks. A straight one opens after a blank or bracket and closes before one, else it is an apostrophe. */
const MARKS = [
  /“([^“”]+)”/g,
  /«([^«»]+)»/g,
  /‘((?:[^‘’]|’(?=\p{L}))+)’(?!\p{L})/gu,
  /(?<![\p{L}\p{N}])"(?=\S)([^"]*[^"\s])"(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])'(?=\S)((?:[^']|(?<=\p{L})'(?=\p{L}))*[^'\s])'(?!\p{L})/gu,
];

interface Marked {
  readonly start: number;
  readonly end: number;
}

/** The quotations of one block in order, an outer one before those inside it. */
export function* findQuotations(
  plain: string,
  block: Block,
  references: ReferenceList,
  next: Block | undefined,
): Generator<Quotation> {
  const marked = MARKS.flatMap((pattern) => [...plain.slice(block.start, block.end).matchAll(pattern)])
    .map(({ index, 0: { length } }): Marked => ({ start: block.start + index, end: block.start + index + length }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const spans = [
    ...(block.quoted ? [{ ...block, block: true }] : []),
    ...marked.map((mark) => ({ ...mark, block: false })),
  ];
  for (const [index, span] of spans.entries()) {
    const attribution = attributionOf(span, { plain, references, block, next });
    const within = spans[index + 1];
    yield {
      ...attribution,
      ...wordsOfQuotation(plain.slice(attribution.from, attribution.to)),
      start: span.start,
      end: span.end,
      block: span.block,
      outer: within !== undefined && within.end <= span.end && isLong(plain.slice(within.start, within.end)),
      speech: references.within(attribution.from, attribution.to).length > 0,
    };
  }
}

/** The words of a quotation that are compared, from the way it is written. */
export function wordsOfQuotation(written: string): Pick<Quotation, 'text' | 'parts' | 'bare' | 'words'> {
  const text = tidyQuotation(written);
  const parts = partsOf(text);
  const without = withoutInsertions(text);
  return { text, parts, words: wordCount(parts), ...(without !== text && { bare: partsOf(without) }) };
}

const isLong = (text: string): boolean => wordCount(partsOf(text)) >= MIN_WORDS;
