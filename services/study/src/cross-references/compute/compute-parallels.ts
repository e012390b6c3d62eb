import { findBook, positionOf } from '@berea/scripture';
import { Concordance } from '../../engine/library-engine/concordance.js';
import type { TaggedText } from '../../library/tagged-text.js';
import type { Parallel } from '../computed-file.js';
import { bestParallels } from './best-parallels.js';
import { MOST_VERSES, Parallels } from './parallels.js';
import { verseFeatures } from './verse-features.js';

const MATTHEW = findBook('Matthew');
/** Position of the first verse of the New Testament. */
const NEW_TESTAMENT = (MATTHEW && positionOf(MATTHEW, 1, 1)) ?? 0;

/**
 * Compares every verse with every other one: some minutes of one processor.
 * @returns by position, best first
 */
export function computeParallels(tagged: TaggedText, onProgress: (verses: number) => void): Parallel[][] {
  const parallels = parallelsOf(tagged);
  return tagged.text.verses.map((_, position) => {
    onProgress(position);
    return bestParallels(parallels.scores(position), position, NEW_TESTAMENT);
  });
}

const parallelsOf = (tagged: TaggedText): Parallels =>
  new Parallels(verseFeatures(Concordance.of(tagged.text), (position) => tagged.words(position), MOST_VERSES));
