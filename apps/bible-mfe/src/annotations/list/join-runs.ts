import type { Place } from '@berea/contracts';

/** What was put to some verses. */
interface Annotated {
  readonly place: Place;
  /** ISO 8601 */
  readonly at: string;
  readonly colour?: string;
}

/** Verses that were chosen together are saved one by one; a slow connection may take its time. */
const TOGETHER_MS = 60_000;

/**
 * Marks that follow each other, are alike and were made in one go become one of the whole range: what was done by one
 * press is one thing to its user. @param annotations in canonical order
 */
export function joinRuns<T extends Annotated>(annotations: readonly T[]): readonly T[] {
  const runs: T[] = [];
  for (const annotation of annotations) {
    const last = runs.at(-1);
    if (last && continues(last, annotation)) runs[runs.length - 1] = joined(last, annotation);
    else runs.push(annotation);
  }
  return runs;
}

const continues = (one: Annotated, next: Annotated): boolean =>
  one.place.book === next.place.book &&
  one.place.chapter === next.place.chapter &&
  one.place.endVerse + 1 === next.place.verse &&
  one.colour === next.colour &&
  Math.abs(Date.parse(one.at) - Date.parse(next.at)) <= TOGETHER_MS;

const joined = <T extends Annotated>(one: T, next: T): T => ({
  ...one,
  place: { ...one.place, endVerse: next.place.endVerse },
  at: one.at > next.at ? one.at : next.at,
});
