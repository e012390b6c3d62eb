import { diff3Merge } from 'node-diff3';
import type { Saved } from './list-pages.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Both changes of something that two have changed since `base`, field by field and in texts word by word; undefined
 * where they touch the same words.
 * @param fields those that `mine` writes; whatever else it says is said as it is
 */
export function mergeContent<Content extends object>(
  base: Saved,
  mine: Content,
  theirs: Saved,
  fields: readonly (keyof Content & string)[],
): Content | undefined {
  const [before, one, other] = [base, mine, theirs].map((each) => each as unknown as Fields) as [
    Fields,
    Fields,
    Fields,
  ];
  const merged: Record<string, unknown> = { ...one };
  for (const name of fields) {
    const value = mergeField(before[name], one[name], other[name]);
    if (value === CONFLICT) return undefined;
    if (value === undefined) delete merged[name];
    else merged[name] = value;
  }
  return merged as Content;
}

const CONFLICT = Symbol('conflict');

function mergeField(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (same(mine, theirs) || same(base, theirs)) return mine;
  if (same(base, mine)) return theirs;
  if ([base ?? '', mine ?? '', theirs ?? ''].every((each) => typeof each === 'string')) {
    return mergeTexts(String(base ?? ''), String(mine ?? ''), String(theirs ?? ''));
  }
  return [base ?? [], mine ?? [], theirs ?? []].every(Array.isArray)
    ? mergeLists((base ?? []) as unknown[], (mine ?? []) as unknown[], (theirs ?? []) as unknown[])
    : CONFLICT;
}

/** Words with the blanks behind them: what stands in one line can be changed by both in different places. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

function mergeTexts(base: string, mine: string, theirs: string): string | typeof CONFLICT {
  const regions = diff3Merge(wordsOf(mine), wordsOf(base), wordsOf(theirs), { excludeFalseConflicts: true });
  if (regions.some(({ conflict }) => conflict)) return CONFLICT;
  return regions.flatMap(({ ok = [] }) => ok).join('');
}

/** What either added is there, what either removed is not. */
const mergeLists = (base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] => [
  ...mine.filter((each) => theirs.includes(each) || !base.includes(each)),
  ...theirs.filter((each) => !mine.includes(each) && !base.includes(each)),
];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
