import { DistressModel } from '../model/distress-model.js';
import { factsOf } from '../model/facts.js';
import { type Features, featuresOf, SIZE } from '../model/features.js';
import { type Example, fit } from '../model/softmax.js';
import { CLASSES, NONE, type Weights } from '../model/weights-file.js';
import { windowsOf } from '../model/windows.js';
import { readAll } from '../recognise-distress.js';
import { count, type Counts, type Labelled, readSentences } from '../testing/read-sentences.js';
import type { Writer } from './training-sentences.js';

/** Found by leaving one writer out after the other; near these the counts hardly change. */
const SETTINGS = { classes: CLASSES.length, size: SIZE, rounds: 10, rate: 0.3, ridge: 0.1 };

/** A feature of one message alone tells of that message. */
const LEAST_MESSAGES = 2;

const STEPS = 127;

/** A message with what is learnt from it: itself, and the parts of a long one, which are weighed one by one (`windowsOf`). */
interface Message {
  readonly label: number;
  readonly whole: Features;
  readonly parts: readonly Features[];
}

/** Training data of the model: sentences of writers, and others that express no distress (verses, questions). */
export class Training {
  private readonly messages = new Map<string, Message[]>();
  /** Knows which part of a long message tells of distress, once it has learnt from whole messages. */
  private first: DistressModel | undefined;

  constructor(
    private readonly writers: readonly Writer[],
    others: readonly string[],
  ) {
    const none = others.map((sentence) => ({ label: 'none', sentence }));
    this.messages.set(
      '',
      none.map((each) => messageOf(each, false)),
    );
    for (const { name, file, seenByRules } of writers)
      this.messages.set(
        name,
        readSentences(file).map((each) => messageOf(each, seenByRules)),
      );
  }

  weights(without?: string): Weights {
    const first = (this.first ??= new DistressModel(learn([...this.messages.values()].flat(), ({ whole }) => [whole])));
    const messages = [...this.messages].flatMap(([name, own]) => (name === without ? [] : own));
    // No part of a message without distress tells of any; of one in distress at least one does.
    return learn(messages, ({ label, whole, parts }) =>
      label === NONE ? parts : [...new Set([whole, mostTelling(parts, first)])],
    );
  }

  /** How a model that has not seen a writer does on what they wrote, one writer after the other. */
  *heldOut(): Iterable<{ readonly name: string } & Counts> {
    for (const { name, file } of this.writers.filter(({ seenByRules }) => !seenByRules)) {
      const model = new DistressModel(this.weights(name));
      yield { name, ...count(readSentences(file), model) };
    }
  }
}

function messageOf({ label, sentence }: Labelled, seenByRules: boolean): Message {
  const { reading, rule } = readAll(sentence);
  const kind = CLASSES.findIndex((each) => each === label);
  if (kind < 0) throw new Error(`There is no class '${label}'.`);
  const facts = factsOf(sentence, reading, seenByRules ? undefined : (rule ?? null));
  const whole = featuresOf(reading.read, facts);
  const windows = windowsOf(reading.read);
  return { label: kind, whole, parts: windows.length > 1 ? windows.map((each) => featuresOf(each, facts)) : [whole] };
}

const mostTelling = (parts: readonly Features[], model: DistressModel): Features =>
  parts.reduce((most, part) => (noneIn(part, model) < noneIn(most, model) ? part : most));

const noneIn = (part: Features, model: DistressModel): number => model.shares(part)[NONE] ?? 1;

function learn(messages: readonly Message[], from: (message: Message) => readonly Features[]): Weights {
  const known = knownFeatures(messages);
  const examples = messages.flatMap((message): Example[] =>
    from(message).map((features) => ({
      label: message.label,
      features: new Map([...features].filter(([feature]) => known(feature))),
    })),
  );
  return quantise(fit(examples, SETTINGS), examples);
}

/** The features that occur in more than one message. */
function knownFeatures(messages: readonly Message[]): (feature: number) => boolean {
  const counts = new Uint32Array(SIZE);
  for (const { whole } of messages) for (const feature of whole.keys()) counts[feature] = (counts[feature] ?? 0) + 1;
  return (feature) => (counts[feature] ?? 0) >= LEAST_MESSAGES;
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
