import { GrowingNumbers } from './packed-arrays.js';

/** Counts are kept in steps of this part, up to 255 of them. */
const STEP = 1 / 24;
const STEPS = 256;

/** Collects which documents have which terms how often, one document after the other. */
export class CountedDocuments {
  private readonly terms = new GrowingNumbers();
  /** The document, and how often it has the term in steps */
  private readonly entries = new GrowingNumbers();
  private readonly lengths: number[] = [];

  /** @param counts by the number of a term */
  add(counts: ReadonlyMap<number, number>): void {
    let length = 0;
    for (const [term, count] of counts) {
      const steps = Math.min(STEPS - 1, Math.round(count / STEP));
      length += count;
      if (!steps) continue;
      this.terms.push(term);
      this.entries.push(this.lengths.length * STEPS + steps);
    }
    this.lengths.push(length);
  }

  pack(): PackedPostings {
    const [terms, entries] = [this.terms.all, this.entries.all];
    const starts = new Uint32Array(terms.reduce((most, term) => Math.max(most, term), -1) + 2);
    for (const term of terms) starts[term + 1]! += 1;
    for (let term = 1; term < starts.length; term += 1) starts[term]! += starts[term - 1] ?? 0;
    const ends = starts.slice();
    const documents = new (this.lengths.length > 0x1_0000 ? Uint32Array : Uint16Array)(entries.length);
    const steps = new Uint8Array(entries.length);
    terms.forEach((term, at) => {
      const entry = entries[at] ?? 0;
      const place = ends[term] ?? 0;
      documents[place] = Math.floor(entry / STEPS);
      steps[place] = entry % STEPS;
      ends[term]! += 1;
    });
    return { starts, documents, steps, lengths: Float32Array.from(this.lengths) };
  }
}

/** The arrays of postings. */
export interface PackedPostings {
  readonly starts: Uint32Array;
  readonly documents: Uint16Array | Uint32Array;
  readonly steps: Uint8Array;
  /** By document */
  readonly lengths: Float32Array;
}

/** For each term the documents that have it, ascending, and how often, in typed arrays. */
export class CountedPostings {
  /** Terms in a usual document */
  readonly usualLength: number;

  constructor(readonly packed: PackedPostings) {
    const { lengths } = packed;
    this.usualLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  }

  get size(): number {
    return this.lengths.length;
  }

  get lengths(): Float32Array {
    return this.packed.lengths;
  }

  get bytes(): number {
    const { starts, documents, steps, lengths } = this.packed;
    return [starts, documents, steps, lengths].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** How many documents have a term. */
  holders(term: number): number {
    const { starts } = this.packed;
    const start = starts[term];
    return start === undefined ? 0 : (starts[term + 1] ?? start) - start;
  }

  each(term: number, visit: (document: number, count: number) => void): void {
    const { starts, documents, steps } = this.packed;
    const start = starts[term] ?? 0;
    const end = start + this.holders(term);
    for (let at = start; at < end; at += 1) visit(documents[at] ?? 0, (steps[at] ?? 0) * STEP);
  }

  has(term: number, document: number): boolean {
    const { starts, documents } = this.packed;
    let low = starts[term] ?? 0;
    const end = low + this.holders(term);
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((documents[middle] ?? 0) < document) low = middle + 1;
      else high = middle;
    }
    return low < end && documents[low] === document;
  }

  /** How telling it is that a document has a term; one that none has is as rare as one of a single document. */
  rarity(term: number): number {
    const holders = Math.max(1, this.holders(term));
    return Math.log(1 + (this.size - holders + 0.5) / (holders + 0.5));
  }
}
