import type { Parallel } from '../computed-file.js';

const MOST = 12;
/** Of these, so many are left to the other testament, or four Gospels would crowd out what they quote. */
const ACROSS = 4;
/** Below this score two verses share little but a turn of speech. */
const LEAST_SCORE = 6;

/**
 * The best verses of a row, best first.
 * @param scores by position
 * @param newTestament position that the New Testament begins at
 */
export function bestParallels(scores: Float32Array, position: number, newTestament: number): Parallel[] {
  const ranked = Array.from(scores, (score, other) => ({ position: other, score }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort(byScore);
  const isAcross = (other: Parallel) => other.position < newTestament !== position < newTestament;
  const across = ranked.filter(isAcross);
  const own = ranked.filter((other) => !isAcross(other));
  const ranksAcross = ranked.slice(0, MOST).filter(isAcross).length;
  const placesAcross = Math.min(across.length, Math.max(ACROSS, ranksAcross));
  return [...own.slice(0, MOST - placesAcross), ...across.slice(0, placesAcross)].sort(byScore);
}

const byScore = (a: Parallel, b: Parallel): number => b.score - a.score || a.position - b.position;
