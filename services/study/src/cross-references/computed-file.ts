import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** A verse set beside another one by computation. */
export interface Parallel {
  readonly position: number;
  readonly score: number;
}

/** Scores are kept in steps of a quarter of an octave, from the least one up. */
const LEAST = 6;
const STEPS = 4;
const levelOf = (score: number): number => Math.max(0, Math.min(255, Math.round(STEPS * Math.log2(score / LEAST))));
const scoreOf = (level: number): number => LEAST * 2 ** (level / STEPS);

/**
 * Verse by verse: how many parallels, then these, best first. Bytes of one kind are grouped, so that they compress
 * well: counts, high bytes of the positions, low bytes, levels (of the first of a verse, then how much lower the next
 * is).
 */
export function packParallels(verses: readonly (readonly Parallel[])[]): Buffer {
  const all = verses.flat();
  const planes = [
    verses.map((parallels) => parallels.length),
    all.map(({ position }) => position >> 8),
    all.map(({ position }) => position & 255),
    verses.flatMap((parallels) => {
      const levels = parallels.map(({ score }) => levelOf(score));
      return levels.map((level, index) => (index ? (levels[index - 1] ?? 0) - level : level));
    }),
  ];
  return brotliCompressSync(Buffer.concat(planes.map((plane) => Buffer.from(plane))), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

export interface UnpackedParallels {
  /** Start of each verse's parallels; at the end, the number of all. */
  readonly starts: Uint32Array;
  readonly positions: Uint16Array;
  readonly scores: Float32Array;
}

/**
 * @param total number of verses
 * @throws Error when the bytes are not what `packParallels` made of so many verses
 */
export function unpackParallels(packed: Buffer, total: number): UnpackedParallels {
  const bytes = brotliDecompressSync(packed);
  const starts = new Uint32Array(total + 1);
  for (let verse = 0; verse < total; verse += 1) starts[verse + 1] = (starts[verse] ?? 0) + (bytes[verse] ?? 0);
  const size = starts[total] ?? 0;
  if (bytes.length !== total + 3 * size) throw new Error('The computed cross references are damaged.');
  const plane = (number: number) => bytes.subarray(total + number * size, total + (number + 1) * size);
  const [high, low, steps] = [plane(0), plane(1), plane(2)];
  const scores = new Float32Array(size);
  for (let verse = 0; verse < total; verse += 1) {
    const start = starts[verse] ?? 0;
    let level = 2 * (steps[start] ?? 0);
    for (let index = start; index < (starts[verse + 1] ?? 0); index += 1) {
      level -= steps[index] ?? 0;
      scores[index] = scoreOf(level);
    }
  }
  return { starts, positions: Uint16Array.from(high, (byte, index) => byte * 256 + (low[index] ?? 0)), scores };
}
