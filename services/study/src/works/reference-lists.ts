import type { ReferencesPack } from '@berea/text-packs';

/** The verses that a work sets beside each verse, asked from either side; some two megabytes in memory. */
export class ReferenceLists {
  private readonly starts: Uint32Array;
  private readonly positions: Uint16Array;
  /** By verse: where those that name it start. */
  private readonly namingStarts: Uint32Array;
  private readonly naming: Uint16Array;

  constructor({ starts, positions }: Pick<ReferencesPack, 'starts' | 'positions'>) {
    this.starts = starts;
    this.positions = positions;
    const total = starts.length - 1;
    this.namingStarts = new Uint32Array(total + 1);
    for (const named of positions) this.namingStarts[named + 1]! += 1;
    for (let verse = 0; verse < total; verse += 1) this.namingStarts[verse + 1]! += this.namingStarts[verse] ?? 0;
    const next = this.namingStarts.slice();
    this.naming = new Uint16Array(positions.length);
    for (let verse = 0; verse < total; verse += 1) {
      for (const named of this.of(verse)) this.naming[next[named]!++] = verse;
    }
  }

  /** The references of a verse, in the order of the work. A view, not a copy. */
  of(position: number): Uint16Array {
    return this.positions.subarray(this.starts[position] ?? 0, this.starts[position + 1] ?? 0);
  }

  /** The verses that refer to this one, in canonical order. A view, not a copy. */
  to(position: number): Uint16Array {
    return this.naming.subarray(this.namingStarts[position] ?? 0, this.namingStarts[position + 1] ?? 0);
  }
}
