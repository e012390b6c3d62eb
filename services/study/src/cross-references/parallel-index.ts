import { type Parallel, unpackParallels } from './computed-file.js';

/** The computed parallels, asked from either side; some five megabytes in memory. */
export class ParallelIndex {
  private readonly starts: Uint32Array;
  private readonly positions: Uint16Array;
  private readonly scores: Float32Array;
  /** By verse: where its entries in `namedBy` start. */
  private readonly namedStarts: Uint32Array;
  /** Indexes of the parallels that are the verse. */
  private readonly namedBy: Uint32Array;
  /** By parallel: the verse that it belongs to. */
  private readonly owners: Uint16Array;

  /**
   * @param total number of verses
   * @throws Error when the file is damaged
   */
  constructor(packed: Buffer, total: number) {
    ({ starts: this.starts, positions: this.positions, scores: this.scores } = unpackParallels(packed, total));
    this.owners = new Uint16Array(this.positions.length);
    for (let verse = 0; verse < total; verse += 1) this.owners.fill(verse, this.starts[verse], this.starts[verse + 1]);
    this.namedStarts = new Uint32Array(total + 1);
    for (const other of this.positions) this.namedStarts[other + 1]! += 1;
    for (let verse = 0; verse < total; verse += 1) this.namedStarts[verse + 1]! += this.namedStarts[verse] ?? 0;
    const next = this.namedStarts.slice();
    this.namedBy = new Uint32Array(this.positions.length);
    this.positions.forEach((other, index) => (this.namedBy[next[other]!++] = index));
  }

  get size(): number {
    return this.positions.length;
  }

  /** The parallels of a verse, best first. */
  of(position: number): Parallel[] {
    const start = this.starts[position] ?? 0;
    return Array.from({ length: (this.starts[position + 1] ?? start) - start }, (_, offset) => ({
      position: this.positions[start + offset] ?? 0,
      score: this.scores[start + offset] ?? 0,
    }));
  }

  /** The verses that have this one among their own parallels, in canonical order. */
  naming(position: number): Parallel[] {
    const indexes = this.namedBy.subarray(this.namedStarts[position] ?? 0, this.namedStarts[position + 1] ?? 0);
    return Array.from(indexes, (index) => ({ position: this.owners[index] ?? 0, score: this.scores[index] ?? 0 }));
  }
}
