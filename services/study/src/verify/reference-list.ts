import type { ReferenceSpan } from '@berea/scripture';

/** The references of a text in order, found by place without going through all of them. */
export class ReferenceList {
  constructor(private readonly all: readonly ReferenceSpan[]) {}

  /** Those that begin at a place or behind it, at most so many. */
  from(start: number, most: number): readonly ReferenceSpan[] {
    const first = this.firstFrom(start);
    return this.all.slice(first, first + most);
  }

  /** The last one that ends at a place or before it. */
  before(end: number): ReferenceSpan | undefined {
    const last = this.all[this.firstFrom(end) - 1];
    return last && last.end <= end ? last : undefined;
  }

  /** Those between two places. */
  within(start: number, end: number): readonly ReferenceSpan[] {
    const inside = this.all.slice(this.firstFrom(start), this.firstFrom(end));
    return (inside.at(-1)?.end ?? 0) <= end ? inside : inside.slice(0, -1);
  }

  private firstFrom(start: number): number {
    let [low, high] = [0, this.all.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.all[middle]?.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
