import type { ParallelsPack, Range, ReferencesPack } from '@berea/text-packs';
import { type Finding, rangeName } from '../inspection/findings.js';
import { UNCONFIRMED } from './unconfirmed.js';

const CHECK = 'second witness';
/** The Treasury names the first verse of a passage, which need not be the list's. */
const NEAR = 1;
/** Passages that share so much of their words tell the same, or one quotes the other. */
const LIKE = 0.2;

/**
 * Asks two further witnesses of each passage whether it belongs beside another one of its set: the Treasury of
 * Scripture Knowledge, and the words of the King James text. A passage that neither confirms is a finding.
 * @param verses by position; without any nothing is compared
 * @param treasury undefined if that is not built
 */
export function inspectParallels(
  { quotations, sections, lone }: ParallelsPack,
  verses: readonly string[],
  treasury: ReferencesPack | undefined,
): Finding[] {
  if (!verses.length) return [];
  const likeness = likenessOf(verses);
  const refers = (from: Range, to: Range): boolean =>
    !!treasury &&
    positionsOf(from).some((position) =>
      treasury.positions
        .subarray(treasury.starts[position], treasury.starts[position + 1])
        .some((named) => named >= to[0] - NEAR && named <= to[1] + NEAR),
    );
  const belong = (a: Range, b: Range): boolean => refers(a, b) || refers(b, a) || likeness(a, b) >= LIKE;
  const sets = [
    ...quotations.flatMap(({ by, of }) => of.map((quoted) => [quoted, by])),
    ...sections.flatMap((section) =>
      section.sets.flatMap((set) => set.map((own) => [own, ...set.filter((each) => each !== own)])),
    ),
  ];
  const doubtful = sets.flatMap(([own, ...others]): Finding[] => {
    if (!own || others.some((other) => belong(own, other))) return [];
    const words = `nothing sets it beside ${others.map(rangeName).join(', ')}`;
    const place = rangeName(own);
    const reason = UNCONFIRMED[`${place} ${others.map(rangeName).join(' ')}`];
    return [{ place, check: CHECK, words, ...(reason && { reason }) }];
  });
  const reason = 'the list sets nothing beside it; left out';
  return [
    ...doubtful,
    ...lone.map((range) => ({ place: rangeName(range), check: 'a passage alone', words: '', reason })),
  ];
}

const positionsOf = ([first, last]: Range): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** How much of the words of two passages is the same, from 0 to 1; rare words count more. */
function likenessOf(verses: readonly string[]): (a: Range, b: Range) => number {
  const words = verses.map((verse) => verse.toLowerCase().match(/\p{L}+/gu) ?? []);
  const counts = new Map<string, number>();
  for (const verse of words) for (const word of new Set(verse)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weights = (range: Range) =>
    new Map(
      positionsOf(range)
        .flatMap((position) => words[position] ?? [])
        .map((word) => [word, Math.log(verses.length / (counts.get(word) ?? 1))]),
    );
  const product = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>) =>
    [...a].reduce((sum, [word, weight]) => sum + weight * (b.get(word) ?? 0), 0);
  return (a, b) => {
    const [mine, theirs] = [weights(a), weights(b)];
    return product(mine, theirs) / Math.sqrt(product(mine, mine) * product(theirs, theirs));
  };
}
