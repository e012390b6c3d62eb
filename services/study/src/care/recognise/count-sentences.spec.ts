import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type Made, MADE_FILE } from '../model/weights-file.js';
import { count, readSentences } from '../testing/read-sentences.js';
import { readAll, recogniseDistress, tellsOfNoDistress } from '../recognise-distress.js';

/**
 * The sentences that the rules were made by, from which the model learnt as well; and three sets written without sight
 * of either, by which no rule and no model was made. `npm run results` shows the titles.
 */
const FILES = [
  { name: 'fixture', least: 200, mostMissed: 0, mostDoubted: 0.02, mostFalse: 0.03 },
  { name: 'further', least: 200, mostMissed: 0, mostDoubted: 0.02, mostFalse: 0.03 },
  ...[1, 2, 3].map((set) => ({
    name: `blind-${set}`,
    least: 120,
    mostMissed: 0.05,
    mostDoubted: 0.12,
    mostFalse: 0.02,
  })),
];

describe.each(FILES)('the $name', ({ name, least, mostMissed, mostDoubted, mostFalse }) => {
  const sentences = readSentences(new URL(`../testing/${name}-sentences.tsv`, import.meta.url));
  const { inDistress, missed, doubted, others, falseAlarms } = count(sentences);

  it(`${name}: ${missed.length} of ${inDistress} sentences in distress are missed`, () => {
    expect(inDistress + others).toBeGreaterThanOrEqual(least);
    expect({ missed, share: missed.length / inDistress <= mostMissed }).toMatchObject({ share: true });
  });

  it(`${name}: ${doubted.length} of ${inDistress} sentences in distress are answered, with whom to call below`, () => {
    expect({ doubted, share: doubted.length / inDistress <= mostDoubted }).toMatchObject({ share: true });
  });

  it(`${name}: ${falseAlarms.length} of ${others} others are taken for distress`, () => {
    expect({ falseAlarms, share: falseAlarms.length / others <= mostFalse }).toMatchObject({ share: true });
  });
});

describe('long letters in the first person, which nothing was learnt from', () => {
  const letters = readSentences(new URL('../testing/held-out-letters.tsv', import.meta.url));
  const { inDistress, missed, doubted, others, falseAlarms } = count(letters);

  it(`letters: ${missed.length} of ${inDistress} letters in distress are missed`, () => {
    expect(inDistress).toBeGreaterThanOrEqual(25);
    expect({ missed, share: missed.length / inDistress <= 0.05 }).toMatchObject({ share: true });
  });

  it(`letters: ${doubted.length} of ${inDistress} letters in distress are answered, with whom to call below`, () => {
    expect({ doubted, share: doubted.length / inDistress <= 0.4 }).toMatchObject({ share: true });
  });

  it(`letters: ${falseAlarms.length} of ${others} others are taken for distress`, () => {
    expect(others).toBeGreaterThanOrEqual(100);
    expect({ falseAlarms, share: falseAlarms.length / others <= 0.03 }).toMatchObject({ share: true });
  });
});

/** As the training counted them, each by a model that had not seen this writer; `weights.spec.ts` sees that it is of these sentences. */
const { heldOut } = JSON.parse(readFileSync(MADE_FILE, 'utf8')) as Made;

// A model without one writer lacks what only that one knows (the third alone writes nothing but Spanish): so the bounds
// for each are wide, and narrow for all of them.
const sum = (of: 'missed' | 'doubted' | 'inDistress' | 'falseAlarms' | 'others') =>
  heldOut.reduce((total, writer) => total + writer[of], 0);
const all = {
  name: 'all writers',
  inDistress: sum('inDistress'),
  missed: sum('missed'),
  doubted: sum('doubted'),
  others: sum('others'),
  falseAlarms: sum('falseAlarms'),
};

describe.each([
  ...heldOut.map((writer) => ({ ...writer, mostMissed: 0.25, mostDoubted: 0.5, mostFalse: 0.08 })),
  { ...all, mostMissed: 0.12, mostDoubted: 0.3, mostFalse: 0.03 },
])(
  '$name, whom neither rules nor model had seen',
  ({ name, inDistress, missed, doubted, others, falseAlarms, mostMissed, mostDoubted, mostFalse }) => {
    // One writer wrote plain questions alone, as people ask them every day.
    if (inDistress > 0) {
      it(`${name}, left out: ${missed} of ${inDistress} sentences in distress are missed`, () => {
        expect(missed / inDistress).toBeLessThanOrEqual(mostMissed);
      });

      it(`${name}, left out: ${doubted} of ${inDistress} sentences in distress are answered, with whom to call below`, () => {
        expect(doubted / inDistress).toBeLessThanOrEqual(mostDoubted);
      });
    }

    it(`${name}, left out: ${falseAlarms} of ${others} others are taken for distress`, () => {
      expect(falseAlarms / others).toBeLessThanOrEqual(mostFalse);
    });
  },
);

describe('plain questions of everyday life with God', () => {
  const asked = readFileSync(new URL('../testing/plain-questions.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const falseAlarms = asked.filter((sentence) => recogniseDistress(sentence)?.certain);
  const needless = asked.filter((sentence) => recogniseDistress(sentence)?.certain === false);

  it(`plain questions: ${falseAlarms.length} of ${asked.length} are taken for distress`, () => {
    expect(asked.length).toBeGreaterThanOrEqual(250);
    expect({ falseAlarms, share: falseAlarms.length / asked.length <= 0.03 }).toMatchObject({ share: true });
  });

  it(`plain questions: ${needless.length} of ${asked.length} get a needless line below their answer`, () => {
    expect({ needless, share: needless.length / asked.length <= 0.08 }).toMatchObject({ share: true });
  });
});

describe('a sign of no distress', () => {
  it('costs at most one in a thousand of all sentences in distress', () => {
    const files = [
      ...FILES.map(({ name }) => `testing/${name}-sentences.tsv`),
      ...heldOut.map(({ name }) => `training/${name}.tsv`),
    ];
    const inDistress = files
      .flatMap((file) => readSentences(new URL(`../${file}`, import.meta.url)))
      .filter(({ label }) => label !== 'none');
    const silenced = inDistress.filter(({ sentence }) => {
      const { reading, rule } = readAll(sentence);
      return !rule && tellsOfNoDistress(reading.written);
    });
    expect(inDistress.length).toBeGreaterThan(2_000);
    expect({ silenced, share: silenced.length / inDistress.length <= 0.001 }).toMatchObject({ share: true });
  });
});
