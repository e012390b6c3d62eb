import { type Passage, placeAt, VERSE_TOTAL } from '@berea/scripture';
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

/** The chapter of each verse, counted through the whole Bible. */
const CHAPTERS: Uint16Array = numberChapters();

function numberChapters(): Uint16Array {
  const chapters = new Uint16Array(VERSE_TOTAL);
  for (let position = 1; position < VERSE_TOTAL; position += 1) {
    chapters[position] = (chapters[position - 1] ?? 0) + (placeAt(position).verse === 1 ? 1 : 0);
  }
  return chapters;
}

/** Finds, among many ranges of verses, those that touch a passage. Ranges are known by their index in the list given. */
export class RangeIndex {
  private readonly ranges: PackedRanges;
  /** By chapter: the ranges that touch it. */
  private readonly chapters: readonly number[][];

  constructor(ranges: readonly Passage[] | PackedRanges) {
    this.ranges = ranges instanceof PackedRanges ? ranges : PackedRanges.of(ranges);
    this.chapters = Array.from({ length: (CHAPTERS[VERSE_TOTAL - 1] ?? 0) + 1 }, () => []);
    for (let index = 0; index < this.ranges.length; index += 1) {
      for (const chapter of this.touched(this.ranges.first(index), this.ranges.last(index))) {
        this.chapters[chapter]?.push(index);
      }
    }
  }

  /** Indexes of the ranges that share a verse with the passage, ascending. */
  overlapping({ first, last }: Passage): number[] {
    const found = new Set<number>();
    for (const chapter of this.touched(first, last)) {
      for (const index of this.chapters[chapter] ?? []) {
        if (this.ranges.first(index) <= last && this.ranges.last(index) >= first) found.add(index);
      }
    }
    return [...found].sort((a, b) => a - b);
  }

  private *touched(first: number, last: number): Iterable<number> {
    const end = CHAPTERS[Math.min(last, VERSE_TOTAL - 1)] ?? -1;
    for (let chapter = CHAPTERS[first] ?? end + 1; chapter <= end; chapter += 1) yield chapter;
  }
}
