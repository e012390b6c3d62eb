import type { Passage } from '@berea/scripture';
import type { Range } from '@berea/text-packs';

/** Ranges of verses by their index, four bytes each. */
export class PackedRanges {
  private readonly ends: Uint16Array;

  constructor(ranges: readonly Range[]) {
    this.ends = new Uint16Array(ranges.length * 2);
    ranges.forEach((range, index) => this.ends.set(range, index * 2));
  }

  static of(passages: readonly Passage[]): PackedRanges {
    return new PackedRanges(passages.map(({ first, last }) => [first, last]));
  }

  get length(): number {
    return this.ends.length / 2;
  }

  first(index: number): number {
    return this.ends[index * 2] ?? -1;
  }

  last(index: number): number {
    return this.ends[index * 2 + 1] ?? -1;
  }

  /** Those from `start` up to and without `end`. */
  slice(start: number, end: number): Passage[] {
    return Array.from({ length: end - start }, (_, at) => ({
      first: this.first(start + at),
      last: this.last(start + at),
    }));
  }
}
