import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { count, readSentences } from '../testing/read-sentences.js';

/** What was written before the rules, what they were mended by, and what somebody wrote who had seen neither; `npm run results -- care` shows the titles. */
const FILES = [
  { name: 'fixture', file: 'fixture-sentences.tsv', mostMissed: 0, mostFalse: 0.03 },
  { name: 'further', file: 'further-sentences.tsv', mostMissed: 0, mostFalse: 0.03 },
  { name: 'blind', file: 'blind-sentences.tsv', mostMissed: 0.05, mostFalse: 0.05 },
];

const there = FILES.map((each) => ({ ...each, address: new URL(`../testing/${each.file}`, import.meta.url) })).filter(
  ({ address }) => existsSync(address),
);

describe.each(there)('the $name', ({ name, address, mostMissed, mostFalse }) => {
  const { inDistress, missed, others, falseAlarms } = count(readSentences(address));

  it(`${name}: ${missed.length} of ${inDistress} sentences in distress are missed`, () => {
    expect(inDistress).toBeGreaterThan(0);
    expect({ missed, share: missed.length / inDistress <= mostMissed }).toMatchObject({ share: true });
  });

  it(`${name}: ${falseAlarms.length} of ${others} others are taken for distress`, () => {
    expect(others).toBeGreaterThan(0);
    expect({ falseAlarms, share: falseAlarms.length / others <= mostFalse }).toMatchObject({ share: true });
  });
});

it('has at least 200 sentences that were written before the rules', () => {
  expect(there.find(({ name }) => name === 'fixture')).toBeDefined();
  expect(readSentences(new URL('../testing/fixture-sentences.tsv', import.meta.url)).length).toBeGreaterThanOrEqual(
    200,
  );
});
