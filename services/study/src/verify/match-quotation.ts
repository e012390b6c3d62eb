import { type Passage, placeAt } from '@berea/scripture';
import { type ComparableText, numberOfVerse } from './comparable-text.js';
import { isNumber, type QuotedParts, wordCount } from './quoted-words.js';

/** Fewer words than this can stand anywhere, so they prove nothing. */
export const MIN_WORDS = 4;

/**
 * The verses of `passage` in which a quotation stands word for word: its words in a row, or, where an ellipsis splits it,
 * its parts one after another. Case, accents, punctuation, apostrophes and hyphens do not matter; the numbers of the
 * verses may stand before them. Fewer than four words count only when they are the whole of the passage.
 * Takes time by the length of the passage.
 */
export function matchQuotation(text: ComparableText, passage: Passage, quoted: QuotedParts): Passage | undefined {
  if (quoted.length === 0) return undefined;
  const parts = quoted.map((part) => part.map(({ word }) => text.numberOf(word)));
  const start = text.startOf(passage.first);
  const row = text.words(passage);
  if (wordCount(quoted) < MIN_WORDS) {
    const [only = [], ...more] = parts;
    return more.length === 0 && only.length === row.length && text.holdsAt(start, only) ? passage : undefined;
  }
  // A single word between two gaps stands almost anywhere.
  if (parts.length > 1 && parts.some((part) => part.length < 2)) return undefined;
  const plain = findInOrder(row, parts);
  if (plain) return { first: text.positionAt(start + plain.from), last: text.positionAt(start + plain.to - 1) };
  const numbered = quoted.some((part) => part.some(({ word }) => isNumber(word)));
  return numbered ? matchNumbered(text, passage, parts) : undefined;
}

/** The same where the quotation holds numbers of verses. */
function matchNumbered(
  text: ComparableText,
  { first, last }: Passage,
  parts: readonly (readonly number[])[],
): Passage | undefined {
  const row: number[] = [];
  const positions: number[] = [];
  for (let position = first; position <= last; position += 1) {
    const words = [numberOfVerse(placeAt(position).verse), ...text.words({ first: position, last: position })];
    row.push(...words);
    positions.push(...words.map(() => position));
  }
  const found = findInOrder(row, parts);
  return found && { first: positions[found.from] ?? first, last: positions[found.to - 1] ?? last };
}

/** Where the parts stand one after another: from the first word of the first to behind the last word of the last. */
function findInOrder(
  row: ArrayLike<number>,
  parts: readonly (readonly number[])[],
): { from: number; to: number } | undefined {
  let to = 0;
  let from: number | undefined;
  for (const part of parts) {
    const start = indexOfRun(row, part, to);
    if (start < 0) return undefined;
    from ??= start;
    to = start + part.length;
  }
  return from === undefined ? undefined : { from, to };
}

function indexOfRun(row: ArrayLike<number>, words: readonly number[], from: number): number {
  for (let start = from; start + words.length <= row.length; start += 1) {
    let same = 0;
    while (same < words.length && row[start + same] === words[same]) same += 1;
    if (same === words.length) return start;
  }
  return -1;
}
