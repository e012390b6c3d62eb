import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { MADE_FILE, type Made } from '../model/made.js';
import { count, readSentences } from '../testing/read-sentences.js';

/** What the rules were made by; the model learnt from these and from the writers. `npm run results -- care` shows the titles. */
const FILES = [
  { name: 'fixture', mostMissed: 0, mostFalse: 0.03 },
  { name: 'further', mostMissed: 0, mostFalse: 0.03 },
];

describe.each(FILES)('the $name', ({ name, mostMissed, mostFalse }) => {
  const sentences = readSentences(new URL(`../testing/${name}-sentences.tsv`, import.meta.url));
  const { inDistress, missed, others, falseAlarms } = count(sentences);

  it(`${name}: ${missed.length} of ${inDistress} sentences in distress are missed`, () => {
    expect(inDistress + others).toBeGreaterThanOrEqual(200);
    expect({ missed, share: missed.length / inDistress <= mostMissed }).toMatchObject({ share: true });
  });

  it(`${name}: ${falseAlarms.length} of ${others} others are taken for distress`, () => {
    expect({ falseAlarms, share: falseAlarms.length / others <= mostFalse }).toMatchObject({ share: true });
  });
});

/** As the training counted them, each by a model that had not seen this writer; `weights.spec.ts` sees that it is of these sentences. */
const { heldOut } = JSON.parse(readFileSync(MADE_FILE, 'utf8')) as Made;

describe.each(heldOut)(
  '$name, whom neither rules nor model had seen',
  ({ name, inDistress, missed, others, falseAlarms }) => {
    it(`${name}, left out: ${missed} of ${inDistress} sentences in distress are missed`, () => {
      expect(missed / inDistress).toBeLessThanOrEqual(0.25);
    });

    it(`${name}, left out: ${falseAlarms} of ${others} others are taken for distress`, () => {
      expect(falseAlarms / others).toBeLessThanOrEqual(0.1);
    });
  },
);
