import type { StudyWord } from '@berea/contracts';

/** So many words are shown at first. */
const AT_FIRST = 5;
/** Fewer others than that are shown with them. */
const FEW = 3;

/**
 * The rows of a table that are shown at first: the words that Scripture uses least say most of a verse. Rows that come
 * best first, those of words that carry a passage, keep their order.
 */
export function rarestRows(rows: readonly StudyWord[]): ReadonlySet<number> {
  const all = rows.map((_, index) => index);
  if (rows.length < AT_FIRST + FEW) return new Set(all);
  if (rows.some(({ places }) => places)) return new Set(all.slice(0, AT_FIRST));
  // A word without English is a particle, or of the title of a psalm.
  const telling = all.filter((index) => rows[index]?.entry?.count && rows[index].words);
  const count = (index: number) => rows[index]?.entry?.count ?? 0;
  const rarest = telling.toSorted((a, b) => count(a) - count(b)).slice(0, AT_FIRST);
  return new Set(rarest.length ? rarest : all.slice(0, AT_FIRST));
}
