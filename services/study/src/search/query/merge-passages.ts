import type { Passage } from '@berea/scripture';

/** The same verses as passages that neither overlap nor touch, ascending. */
export function mergePassages(passages: readonly Passage[]): Passage[] {
  const merged: Passage[] = [];
  for (const { first, last } of [...passages].sort((a, b) => a.first - b.first)) {
    const before = merged.at(-1);
    if (before && first <= before.last + 1) {
      merged[merged.length - 1] = { first: before.first, last: Math.max(before.last, last) };
    } else merged.push({ first, last });
  }
  return merged;
}
