import type { Block } from '../manuscript/read-manuscript.js';

/** Handout for the listeners: the way of a sermon with blanks, and its questions. */
export interface Handout {
  readonly lines: readonly HandoutLine[];
  /** The questions that the manuscript asks, each once; those of headings and items are among the lines. */
  readonly questions: readonly string[];
  /** Words that belong into the blanks, in their order. */
  readonly answers: readonly string[];
}

export interface HandoutLine {
  readonly kind: 'heading' | 'item' | 'quote';
  /** Around the blank; a line without one has a single part. */
  readonly parts: readonly string[];
  readonly reference?: string | undefined;
}

/** The shortest word that is worth a blank. */
const LEAST = 4;
const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;
const BETWEEN_SENTENCES = /(?<=[.!?…])\s+/;

/**
 * The longest word of a line: what it is about is seldom a short one. A line of one word gives no clue to what is
 * missing.
 */
function blank(text: string): { readonly parts: string[]; readonly answer?: string } {
  const words = [...text.matchAll(WORD)];
  let found: RegExpMatchArray | undefined;
  for (const match of words) if (match[0].length > (found?.[0].length ?? LEAST - 1)) found = match;
  if (found?.index === undefined || words.length === 1) return { parts: [text] };
  const [answer] = found;
  return { parts: [text.slice(0, found.index), text.slice(found.index + answer.length)], answer };
}

/** Headings and items with a blank each, quotations whole; what is only said stays out, but for its questions. */
export function makeHandout(blocks: readonly Block[]): Handout {
  const answers: string[] = [];
  const lines = blocks.flatMap(({ kind, text, reference }): HandoutLine[] => {
    if (kind === 'text') return [];
    if (kind === 'quote') return [{ kind, parts: [text], reference }];
    const { parts, answer } = blank(text);
    if (answer) answers.push(answer);
    return [{ kind, parts }];
  });
  const asked = blocks
    // A heading or item that asks is there already, with its blank: once more it would give away its answer.
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ text }) => text.split(BETWEEN_SENTENCES))
    .filter((sentence) => sentence.endsWith('?'));
  return { lines, questions: [...new Set(asked)], answers };
}
