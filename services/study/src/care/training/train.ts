import { DistressModel } from '../model/distress-model.js';
import { factsOf } from '../model/facts.js';
import { featuresOf, SIZE } from '../model/features.js';
import { type Example, fit } from '../model/softmax.js';
import { CLASSES, type Weights } from '../model/weights-file.js';
import { readAll } from '../recognise-distress.js';
import { count, type Counts, type Labelled, readSentences } from '../testing/read-sentences.js';
import type { Writer } from './training-sentences.js';

/** Found by leaving one writer out after the other; near these the counts hardly change. */
const SETTINGS = { classes: CLASSES.length, size: SIZE, rounds: 10, rate: 0.3, ridge: 0.1 };

/** A feature of one sentence alone tells of that sentence. */
const LEAST_SENTENCES = 2;

const STEPS = 127;

/** What the model learns from: sentences of writers, and others that express no distress (verses, questions). */
export class Training {
  private readonly examples = new Map<string, Example[]>();

  constructor(
    private readonly writers: readonly Writer[],
    others: readonly string[],
  ) {
    const none = others.map((sentence) => ({ label: 'none', sentence }));
    this.examples.set(
      '',
      none.map((each) => exampleOf(each, false)),
    );
    for (const { name, file, seenByRules } of writers)
      this.examples.set(
        name,
        readSentences(file).map((each) => exampleOf(each, seenByRules)),
      );
  }

  weights(without?: string): Weights {
    const examples = prune([...this.examples].flatMap(([name, own]) => (name === without ? [] : own)));
    return quantise(fit(examples, SETTINGS), examples);
  }

  /** How a model that has not seen a writer does on what they wrote, one writer after the other. */
  *heldOut(): Iterable<{ readonly name: string } & Counts> {
    for (const { name, file } of this.writers.filter(({ seenByRules }) => !seenByRules)) {
      const model = new DistressModel(this.weights(name));
      yield { name, ...count(readSentences(file), model) };
    }
  }
}

function exampleOf({ label, sentence }: Labelled, seenByRules: boolean): Example {
  const { reading, rule } = readAll(sentence);
  const kind = CLASSES.findIndex((each) => each === label);
  if (kind < 0) throw new Error(`There is no class '${label}'.`);
  const facts = factsOf(sentence, reading, seenByRules ? undefined : (rule ?? null));
  return { features: featuresOf(reading.read, facts), label: kind };
}

/** Without what stands in one sentence alone. */
function prune(examples: readonly Example[]): Example[] {
  const sentences = new Uint32Array(SIZE);
  for (const { features } of examples)
    for (const feature of features.keys()) sentences[feature] = (sentences[feature] ?? 0) + 1;
  return examples.map(({ features, label }) => ({
    label,
    features: new Map([...features].filter(([feature]) => (sentences[feature] ?? 0) >= LEAST_SENTENCES)),
  }));
}

/** In 127 steps to either side. The few weights that are larger are cut. */
function quantise(weights: Float64Array, examples: readonly Example[]): Weights {
  const features = Uint32Array.from(new Set(examples.flatMap(({ features: own }) => [...own.keys()]))).toSorted();
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .toSorted();
  const scale = Math.fround((sizes[Math.floor(sizes.length * 0.9999)] ?? 1) / STEPS);
  const classes = CLASSES.length;
  const steps = new Int8Array(features.length * classes);
  for (const [index, feature] of features.entries())
    for (let kind = 0; kind < classes; kind += 1) {
      const step = Math.round((weights[feature * classes + kind] ?? 0) / scale);
      steps[index * classes + kind] = Math.max(-STEPS, Math.min(STEPS, step));
    }
  return { scale, features, steps };
}
