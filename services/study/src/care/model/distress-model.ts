import { readFileSync } from 'node:fs';
import type { Trouble } from '../answer/care-sentences.js';
import type { Reading, Rule } from '../recognise/rules.js';
import { type Distress, DISTRESSES } from '../words/care-words.js';
import { factsOf, languageOf } from './facts.js';
import { type Features, featuresOf, SIZE } from './features.js';
import { sharesOf } from './softmax.js';
import { CLASSES, NONE, unpackWeights, type Weights } from './weights-file.js';
import { windowsOf } from './windows.js';

/** Made by `train-care-model.ts`; the bundler puts it beside the built service. */
export const WEIGHTS_FILE = new URL('./weights.bin', import.meta.url);

/** The model's judgement of a message. */
export interface Judgement {
  /** How likely it is distress, from 0 to 1 */
  readonly share: number;
  /** The likeliest one */
  readonly distress: Distress;
  readonly trouble: Trouble;
  readonly language: 'en' | 'es';
}

const TROUBLES: readonly Trouble[] = ['self-harm', 'violence', 'harm', 'grief'];

/** Weighs messages by the weights that were learnt from labelled sentences. */
export class DistressModel {
  private readonly weights: Float32Array;
  /** Offset of each feature's weights, by the feature; -1 for an unknown one. */
  private readonly places = new Int32Array(SIZE).fill(-1);

  constructor({ scale, features, steps }: Weights) {
    this.weights = Float32Array.from(steps, (step) => step * scale);
    for (const [index, feature] of features.entries()) this.places[feature] = index;
  }

  static read(): DistressModel {
    return new DistressModel(unpackWeights(readFileSync(WEIGHTS_FILE), CLASSES.length));
  }

  /** The part of a message that speaks most of distress tells for the whole. */
  judge(message: string, reading: Reading, rule: Rule | undefined): Judgement {
    const facts = factsOf(message, reading, rule ?? null);
    const judged = windowsOf(reading.read).map((tokens) => this.shares(featuresOf(tokens, facts)));
    const shares = judged.toSorted((a, b) => (a[NONE] ?? 0) - (b[NONE] ?? 0))[0] ?? [1];
    const shareOf = (distress: Distress) => shares[CLASSES.indexOf(distress)] ?? 0;
    const likeliest = <Kind extends Distress>(kinds: readonly Kind[], or: Kind): Kind =>
      kinds.toSorted((a, b) => shareOf(b) - shareOf(a))[0] ?? or;
    const distress = likeliest(DISTRESSES, 'despair');
    return {
      share: 1 - (shares[NONE] ?? 1),
      distress,
      trouble: TROUBLES.find((each) => each === distress) ?? likeliest(TROUBLES, 'self-harm'),
      language: languageOf(reading.written),
    };
  }

  /** How likely each class is of a part. */
  shares(features: Features): number[] {
    const known: Features = new Map();
    for (const [feature, value] of features) {
      const place = this.places[feature] ?? -1;
      if (place >= 0) known.set(place, value);
    }
    return sharesOf(this.weights, known, CLASSES.length);
  }
}
