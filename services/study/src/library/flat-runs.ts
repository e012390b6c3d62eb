/**
 * Numbers that belong to verses, packed one after another: as arrays of their own they would take ten times the memory.
 * Every number is a whole one below 65,536.
 */
export class FlatRuns {
  private readonly starts: Uint32Array;
  private readonly values: Uint16Array;

  /**
   * @param byPosition numbers of each verse that has some
   * @param total how many verses there are
   */
  constructor(byPosition: Readonly<Record<number, readonly number[]>>, total: number) {
    this.starts = new Uint32Array(total + 1);
    let size = 0;
    for (let position = 0; position < total; position += 1) {
      size += byPosition[position]?.length ?? 0;
      this.starts[position + 1] = size;
    }
    this.values = new Uint16Array(size);
    for (let position = 0; position < total; position += 1) {
      const values = byPosition[position];
      if (values) this.values.set(values, this.starts[position]);
    }
  }

  get size(): number {
    return this.values.length;
  }

  /** The numbers of one verse; none for a position that does not exist. A view, not a copy. */
  of(position: number): Uint16Array {
    return this.values.subarray(this.starts[position] ?? 0, this.starts[position + 1] ?? 0);
  }
}
