import { type ReferenceSpan, versionBehind } from '@berea/scripture';
import type { ReferenceList } from './attribution.js';
import { type Quotation, wordsOfQuotation } from './quotations.js';
import type { Block } from './split-blocks.js';
import { MIN_WORDS } from './word-for-word.js';

/** Signs beside a reference that has a line to itself: marks of a heading, a dash, brackets. */
const BESIDE = /^[\s#*_~|()[\].,:;—–-]*$/;
/** Longer lines are no heading. */
const LONGEST_LINE = 120;
/** Longer texts below a reference are no verse. */
const LONGEST = 2_000;
const QUOTATION_MARK = /["“”„«»]/;

/** A part of the text. */
type Part = Pick<Block, 'start' | 'end'>;

/**
 * Verses without quotation marks below a line that holds their reference alone ('John 3:16 (KJV)'), or above it. Words
 * in quotation marks are found by themselves.
 */
export function* findSetVerses(
  plain: string,
  blocks: readonly Block[],
  index: number,
  references: ReferenceList,
): Generator<Quotation> {
  const block = blocks[index];
  if (!block || block.quoted) return;
  for (const reference of references.within(block.start, block.end)) {
    const line = lineOf(plain, block, reference);
    if (!line) continue;
    const below = tidyPart(plain, { start: line.end, end: block.end }) ?? whole(plain, blocks[index + 1]);
    const above = tidyPart(plain, { start: block.start, end: line.start }) ?? whole(plain, blocks[index - 1]);
    for (const part of [below, above]) {
      const quotation = part && quotationAt(plain, part, references, reference);
      if (quotation) yield quotation;
    }
  }
}

/** The line of a reference that holds nothing else but a version. */
function lineOf(plain: string, block: Block, { start, end }: ReferenceSpan): Part | undefined {
  const from = Math.max(block.start, plain.lastIndexOf('\n', start - 1) + 1);
  const next = plain.indexOf('\n', end);
  const to = next < 0 ? block.end : Math.min(next, block.end);
  if (to - from > LONGEST_LINE) return undefined;
  const behind = Math.max(end, versionBehind(plain, end)?.end ?? end);
  const isAlone = BESIDE.test(plain.slice(from, start)) && BESIDE.test(plain.slice(Math.min(behind, to), to));
  return isAlone ? { start: from, end: to } : undefined;
}

const whole = (plain: string, block: Block | undefined): Part | undefined =>
  block && !block.quoted ? tidyPart(plain, block) : undefined;

function tidyPart(plain: string, { start, end }: Part): Part | undefined {
  return end > start && end - start <= LONGEST && plain.slice(start, end).trim() ? { start, end } : undefined;
}

function quotationAt(
  plain: string,
  { start, end }: Part,
  references: ReferenceList,
  reference: ReferenceSpan,
): Quotation | undefined {
  const written = plain.slice(start, end);
  if (QUOTATION_MARK.test(written) || references.within(start, end).length) return undefined;
  const words = wordsOfQuotation(written);
  if (words.words < MIN_WORDS) return undefined;
  const version = versionBehind(plain, reference.end)?.name;
  return {
    ...{ ...words, start, end, from: start, to: end, claims: [reference], claimed: true, set: true },
    ...{ block: false, outer: false, speech: false },
    ...(version !== undefined && { translation: version }),
  };
}
