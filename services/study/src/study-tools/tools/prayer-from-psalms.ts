import { findBook, positionOf } from '@berea/scripture';
import { sharedWithVerse, weighPassage } from '../prose/weigh-words.js';
import type { StudyContext } from '../study-context.js';
import type { WayToRead } from './ways-to-read.js';

type Verse = readonly [psalm: number, verse: number];

/**
 * Verses of the Psalms said to God and against no person, chosen by hand for the ways to read a passage: a prayer found
 * by its words alone would fit by accident.
 */
const PRAYERS: Readonly<Record<WayToRead | 'any', readonly Verse[]>> = {
  comfort: [
    [61, 2],
    [56, 3],
    [119, 50],
    [57, 1],
    [31, 14],
    [119, 76],
    [25, 17],
    [23, 4],
    [73, 24],
    [138, 8],
  ],
  praise: [
    [86, 12],
    [104, 24],
    [139, 14],
    [9, 1],
    [92, 5],
    [8, 1],
    [63, 3],
    [145, 1],
    [108, 3],
  ],
  conscience: [
    [51, 10],
    [25, 11],
    [139, 23],
    [19, 12],
    [51, 1],
    [86, 5],
    [130, 4],
    [141, 3],
    [32, 5],
  ],
  promise: [
    [33, 22],
    [36, 7],
    [106, 4],
    [31, 19],
    [85, 7],
    [119, 41],
    [90, 14],
    [16, 11],
    [40, 11],
    [71, 5],
  ],
  calling: [
    [25, 4],
    [86, 11],
    [119, 33],
    [119, 34],
    [143, 10],
    [143, 8],
    [119, 35],
    [19, 14],
    [141, 3],
    [119, 36],
  ],
  any: [
    [19, 14],
    [119, 18],
    [143, 8],
    [25, 5],
    [119, 105],
  ],
};

/** One telling word in common; less is an accident. */
const LEAST = 3.5;

/** The prayer of the Psalms for a way to read that shares most with the passage; none that shares no telling word. */
export function prayerFromPsalms(
  { concordance, passage }: StudyContext,
  way: WayToRead | undefined,
): number | undefined {
  const psalms = findBook('Psalms');
  const positions = PRAYERS[way ?? 'any'].flatMap(
    ([psalm, verse]) => (psalms && positionOf(psalms, psalm, verse)) ?? [],
  );
  // The passage itself is no answer to the passage.
  const others = positions.filter((position) => position < passage.first || passage.last < position);
  const weights = weighPassage(concordance, passage);
  const scored = others.map((position) => ({ position, shared: sharedWithVerse(concordance, weights, position) }));
  const best = scored.reduce((top, each) => (each.shared > top.shared ? each : top), { position: -1, shared: 0 });
  return best.shared >= LEAST ? best.position : undefined;
}
