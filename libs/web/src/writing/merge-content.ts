import { diff3Merge } from 'node-diff3';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Both changes of something that two have changed since `base`, field by field and in texts word by word; undefined
 * where they touch the same words.
 * @param fields those that `mine` writes; whatever else it says is said as it is
 */
export function mergeContent<Content extends object>(
  base: object,
  mine: Content,
  theirs: object,
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

/** Joining takes the square of it: of more parts than these, somebody has to choose. */
const MOST_PARTS = 4_000;

/** Lines with the empty ones behind them. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)(?!\n)/);
/** Words with the blanks behind them: so both may change one line in different places. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** Line by line, and word by word only where both changed the same lines: a manuscript has tens of thousands of words. */
const mergeTexts = (base: string, mine: string, theirs: string): string | typeof CONFLICT =>
  mergeParts(linesOf, [mine, base, theirs], ([one, before, other]) =>
    mergeParts(wordsOf, [one, before, other], () => CONFLICT),
  );

/** Two texts and the one that they grew out of, in the order that `diff3Merge` takes. */
type Three = readonly [mine: string, base: string, theirs: string];

function mergeParts(
  partsOf: (text: string) => string[],
  [mine, base, theirs]: Three,
  settle: (texts: Three) => string | typeof CONFLICT,
): string | typeof CONFLICT {
  const [one, before, other] = [partsOf(mine), partsOf(base), partsOf(theirs)];
  if (Math.max(one.length, before.length, other.length) > MOST_PARTS) return CONFLICT;
  const regions = diff3Merge(one, before, other, { excludeFalseConflicts: true });
  let merged = '';
  for (const { ok, conflict } of regions) {
    const settled = conflict
      ? settle([conflict.a.join(''), conflict.o.join(''), conflict.b.join('')])
      : (ok ?? []).join('');
    if (settled === CONFLICT) return CONFLICT;
    merged += settled;
  }
  return merged;
}

/** The result has the additions of both and lacks the removals of either. */
const mergeLists = (base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] => [
  ...mine.filter((each) => theirs.includes(each) || !base.includes(each)),
  ...theirs.filter((each) => !mine.includes(each) && !base.includes(each)),
];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
