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
    for (const word of this.bits) count += bitsIn(word);
    return count;
  }

  /** How many of them are from one position to another, both included. */
  countBetween(first: number, last: number): number {
    if (last < first) return 0;
    const [from, to] = [first >>> 5, last >>> 5];
    const [head, tail] = [-1 << (first & 31), -1 >>> (31 - (last & 31))];
    if (from === to) return bitsIn((this.bits[from] ?? 0) & head & tail);
    let count = bitsIn((this.bits[from] ?? 0) & head) + bitsIn((this.bits[to] ?? 0) & tail);
    for (let word = from + 1; word < to; word += 1) count += bitsIn(this.bits[word] ?? 0);
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

/** How many bits of 32 are set, counted two, four, then eight beside each other at once. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
