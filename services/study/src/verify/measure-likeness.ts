import type { Passage } from '@berea/scripture';
import { alignWords } from './align-words.js';
import type { ComparableText } from './comparable-text.js';
import { joinParts, type QuotedParts, withoutNumbers } from './quoted-words.js';

/** A comparison takes time and memory by the product of both lengths. */
const MAX_CELLS = 1_000_000;

/** How much a quotation is like a passage. */
export interface Likeness {
  /** The verses that the words in common stand in */
  readonly passage: Passage;
  /** From 0 to 1, see `Alignment` */
  readonly likeness: number;
  /** The likeness by the weight of the words: how much of what is telling in the quotation stands there */
  readonly evidence: number;
}

/** Lays a quotation over a passage; undefined when they have nothing in common. Very long quotations by their beginning. */
export function measureLikeness(text: ComparableText, passage: Passage, parts: QuotedParts): Likeness | undefined {
  const there = text.words(passage);
  const { words, gaps } = joinParts(withoutNumbers(parts));
  const quoted = words.slice(0, Math.floor(MAX_CELLS / (there.length + 1))).map(({ word }) => text.numberOf(word));
  const { steps, likeness } = alignWords(quoted, there, gaps);
  const shared = steps.filter((step) => step.kind === 'same');
  const [first, last] = [shared[0], shared.at(-1)];
  if (!first || !last) return undefined;
  const start = text.startOf(passage.first);
  const weigh = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + text.weight(number), 0);
  return {
    passage: { first: text.positionAt(start + first.there), last: text.positionAt(start + last.there) },
    likeness,
    evidence: weigh(shared.map((step) => quoted[step.quoted] ?? 0)) / Math.max(1, weigh(quoted)),
  };
}
