import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { allWriters, digestOf } from '../training/training-sentences.js';
import { WEIGHTS_FILE } from './distress-model.js';
import { hashOf } from './features.js';
import { type Example, fit } from './softmax.js';
import { CLASSES, type Made, MADE_FILE, packWeights, unpackWeights } from './weights-file.js';

const made = JSON.parse(readFileSync(MADE_FILE, 'utf8')) as Made;
const bytes = readFileSync(WEIGHTS_FILE);

describe('the weights of the model of distress that come with the service', () => {
  it('come from the sentences beside them; else: npm run build, then node dist/study/train-care-model.mjs services/study/src/care', () => {
    expect(digestOf(allWriters(fileURLToPath(new URL('..', import.meta.url))))).toBe(made.sentences);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(made.weights);
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('are the same when they are packed again, and are refused as damaged when they are read for another number of classes', () => {
    const weights = unpackWeights(bytes, CLASSES.length);
    expect(unpackWeights(packWeights(weights, CLASSES.length), CLASSES.length)).toEqual(weights);
    expect(() => unpackWeights(bytes, CLASSES.length + 1)).toThrow('damaged');
  });
});

describe('fit, the regression behind the model of distress', () => {
  const examples: Example[] = ['rain rain sun', 'rain cloud', 'sun sun', 'sun blue'].map((text, index) => ({
    features: new Map(text.split(' ').map((word) => [hashOf(word) % 64, 1])),
    label: index < 2 ? 0 : 1,
  }));
  const settings = { classes: 2, size: 64, rounds: 20, rate: 0.3, ridge: 0.01 };

  it('from the same examples, learns the same weights each time, and weights that tell the classes apart', () => {
    const weights = fit(examples, settings);
    expect(fit(examples, settings)).toEqual(weights);
    const rain = (hashOf('cloud') % 64) * 2;
    expect(weights[rain]).toBeGreaterThan(weights[rain + 1] ?? 0);
  });
});
