import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { DISTRESSES } from '../words/care-words.js';
import { SIZE } from './features.js';

/** The classes of a sentence, in the order of the weights: none, or a distress. */
export const CLASSES = ['none', ...DISTRESSES] as const;
export const NONE = 0;

/** A weight for each class of each feature that is known, in steps of `scale`. */
export interface Weights {
  readonly scale: number;
  /** Features in ascending order */
  readonly features: Uint32Array;
  /** Feature by feature, class by class */
  readonly steps: Int8Array;
}

/** Count, scale, then planes of like bytes, which compress best: distances between features, the steps of each class. */
export function packWeights({ scale, features, steps }: Weights, classes: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(features.length, 0);
  head.writeFloatLE(scale, 4);
  const distances = Array.from(features, (feature, index) => feature - (features[index - 1] ?? 0));
  const planes = Array.from({ length: classes }, (_, kind) =>
    Buffer.from(Array.from(features, (_feature, index) => steps[index * classes + kind] ?? 0)),
  );
  const bytes = Buffer.concat([
    head,
    Buffer.from(distances.map((distance) => distance >> 8)),
    Buffer.from(distances.map((distance) => distance & 255)),
    ...planes,
  ]);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
}

/** @throws Error when the bytes are not what `packWeights` made for so many classes */
export function unpackWeights(packed: Buffer, classes: number): Weights {
  const bytes = brotliDecompressSync(packed);
  const count = bytes.length < 8 ? -1 : bytes.readUInt32LE(0);
  if (bytes.length !== 8 + count * (2 + classes)) throw new Error('The weights of the care model are damaged.');
  const plane = (number: number) => bytes.subarray(8 + number * count, 8 + (number + 1) * count);
  const [high, low] = [plane(0), plane(1)];
  const features = new Uint32Array(count);
  for (let index = 0, last = 0; index < count; index += 1) {
    last += (high[index] ?? 0) * 256 + (low[index] ?? 0);
    if (last >= SIZE) throw new Error('The weights of the care model are damaged.');
    features[index] = last;
  }
  const steps = new Int8Array(count * classes);
  for (let kind = 0; kind < classes; kind += 1)
    for (const [index, byte] of plane(2 + kind).entries()) steps[index * classes + kind] = byte;
  return { scale: bytes.readFloatLE(4), features, steps };
}

/** Description that `train-care-model.ts` writes of its weights. */
export const MADE_FILE = new URL('./weights.json', import.meta.url);

export interface Made {
  /** SHA-256 of the sentences that they were learnt from, and of the weights themselves */
  readonly sentences: string;
  readonly weights: string;
  /** For each writer, how a model did that had learnt from all others */
  readonly heldOut: readonly {
    readonly name: string;
    readonly inDistress: number;
    readonly missed: number;
    readonly doubted: number;
    readonly others: number;
    readonly falseAlarms: number;
    readonly needless: number;
  }[];
}
