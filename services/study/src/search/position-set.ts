import type { Passage } from '@berea/scripture';

const BITS = 32;

/** A set of positions from 0 to `size` - 1, one bit each: however large, joining two takes the same short time. */
export class PositionSet {
  private constructor(
    readonly size: number,
    private readonly bits: Uint32Array,
  ) {}

  static of(size: number, positions: Iterable<number> = []): PositionSet {
    const set = new PositionSet(size, new Uint32Array(Math.ceil(size / BITS)));
    for (const position of positions) set.add(position);
    return set;
  }

  static ofPassages(size: number, passages: readonly Passage[]): PositionSet {
    const set = PositionSet.of(size);
    for (const { first, last } of passages)
      for (let position = first; position <= last; position += 1) set.add(position);
    return set;
  }

  /** Positions outside of the set's size are left out. */
  add(position: number): void {
    if (position >= 0 && position < this.size) this.bits[position >>> 5]! |= 1 << (position & 31);
  }

  has(position: number): boolean {
    return ((this.bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;
  }

  and(other: PositionSet): PositionSet {
    return this.joined(other, (mine, others) => mine & others);
  }

  or(other: PositionSet): PositionSet {
    return this.joined(other, (mine, others) => mine | others);
  }

  without(other: PositionSet): PositionSet {
    return this.joined(other, (mine, others) => mine & ~others);
  }

  get count(): number {
    let count = 0;
    for (const word of this.bits) for (let left = word; left !== 0; left &= left - 1) count += 1;
    return count;
  }

  /** How many of them lie from one position to another, both included. */
  countBetween(first: number, last: number): number {
    let count = 0;
    for (let position = first; position <= last; position += 1) if (this.has(position)) count += 1;
    return count;
  }

  /** Ascending. */
  positions(): number[] {
    const positions: number[] = [];
    this.bits.forEach((word, index) => {
      for (let left = word; left !== 0; left &= left - 1) {
        positions.push(index * BITS + 31 - Math.clz32(left & -left));
      }
    });
    return positions;
  }

  private joined(other: PositionSet, join: (mine: number, others: number) => number): PositionSet {
    const bits = new Uint32Array(this.bits.length);
    for (let index = 0; index < bits.length; index += 1) bits[index] = join(this.bits[index]!, other.bits[index] ?? 0);
    return new PositionSet(this.size, bits);
  }
}
