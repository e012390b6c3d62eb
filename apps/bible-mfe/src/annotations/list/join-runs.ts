import type { Place } from '@berea/contracts';

/** A mark of some verses. */
interface Mark {
  readonly place: Place;
  /** ISO 8601 */
  readonly at: string;
  readonly colour?: string;
}

/** Verses that were chosen together are saved one by one; a slow connection may take its time. */
const TOGETHER_MS = 60_000;

/**
 * Marks that follow each other, are alike and were made in one go become one of the whole range: what was done by one
 * press is one thing to its user. @param marks in canonical order
 */
export function joinRuns<T extends Mark>(marks: readonly T[]): readonly T[] {
  const runs: T[] = [];
  for (const mark of marks) {
    const last = runs.at(-1);
    if (last && continues(last, mark)) runs[runs.length - 1] = joined(last, mark);
    else runs.push(mark);
  }
  return runs;
}

const continues = (one: Mark, next: Mark): boolean =>
  one.place.book === next.place.book &&
  one.place.chapter === next.place.chapter &&
  one.place.endVerse + 1 === next.place.verse &&
  one.colour === next.colour &&
  Math.abs(Date.parse(one.at) - Date.parse(next.at)) <= TOGETHER_MS;

const joined = <T extends Mark>(one: T, next: T): T => ({
  ...one,
  place: { ...one.place, endVerse: next.place.endVerse },
  at: one.at > next.at ? one.at : next.at,
});
