import { describe, expect, it } from '@jest/globals';
import { bestParallels, Parallels } from './parallels.js';
import { FeatureIndex } from './feature-index.js';
import { LemmaBridge } from './lemma-bridge.js';

describe('FeatureIndex, over words that verses share', () => {
  it('counts a word the more, the rarer it is, and not at all when one verse or too many have it', () => {
    const features = [['rare', 'common', 'lone'], ['rare', 'common', 'all'], ['common', 'all'], ['all'], ['all']];
    const index = new FeatureIndex(features, 2, 3);
    const scores = new Float32Array(5);
    index.addShared(scores, 0);
    expect(scores[1]).toBeCloseTo(2 * Math.log(5 / 2) ** 2 + 2 * Math.log(5 / 3) ** 2);
    expect(scores[2]).toBeCloseTo(2 * Math.log(5 / 3) ** 2);
    expect([...scores.slice(3)]).toEqual([0, 0]);
  });
});

describe('LemmaBridge, the bridge between the testaments', () => {
  const lemma = (id: string, ...stems: string[]) => ({ lemma: id, stems });

  it('leads from a Greek lemma to the Hebrew ones that the same words render', () => {
    const verses = [
      [lemma('H157', 'love')],
      [lemma('H157', 'love')],
      [lemma('H7462', 'feed')],
      [lemma('G25', 'love')],
      [lemma('G4165', 'feed')],
      [lemma('G25', 'love')],
      [],
      [],
    ];
    const bridge = new LemmaBridge(verses, 1, 5);
    const scores = new Float32Array(verses.length);
    bridge.addReached(scores, 3);
    expect(scores[0]).toBeCloseTo(Math.log(4) ** 2);
    expect(scores[1]).toBe(scores[0]);
    // Neither another word nor the same lemma in the same testament.
    expect([2, 4, 5].map((other) => scores[other])).toEqual([0, 0, 0]);
  });
});

describe('Parallels, the scores of all verses for one verse', () => {
  const blank = Array.from({ length: 40 }, (): string[] => []);
  const set = (...words: [number, string[]][]) =>
    blank.map((_, at) => words.find(([position]) => position === at)?.[1] ?? []);
  const scoresOf = (words: string[][], position: number) =>
    new Parallels({ words, pairs: blank, shingles: blank, lemmas: blank.map(() => []) }).scores(position);

  it('leave out the verse itself and its neighbours', () => {
    const scores = scoresOf(set([10, ['ark']], [13, ['ark']], [14, ['ark']]), 10);
    expect(scores[13]).toBe(0);
    expect(scores[14]).toBeGreaterThan(0);
    expect(scores[10]).toBe(0);
  });

  it('grow when the verses beside both are alike as well', () => {
    const alone = scoresOf(set([0, ['ark']], [20, ['ark']], [1, ['dove']], [30, ['dove']]), 0);
    const together = scoresOf(set([0, ['ark']], [20, ['ark']], [1, ['dove']], [21, ['dove']]), 0);
    expect(together[20]).toBeGreaterThan(alone[20] ?? Infinity);
  });
});

describe('bestParallels, of the scores for one verse', () => {
  it('takes the best twelve, four of which are left to the other testament', () => {
    const scores = Float32Array.from({ length: 100 }, (_, other) => (other < 50 ? 40 : 20) - (other % 50) / 10);
    const best = bestParallels(scores, 0, 50);
    expect(best.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 50, 51, 52, 53]);
  });

  it('takes fewer when few are good enough', () => {
    const scores = new Float32Array(100);
    scores.set([7, 5.9, 9], 60);
    expect(bestParallels(scores, 0, 50).map(({ position }) => position)).toEqual([62, 60]);
  });
});
