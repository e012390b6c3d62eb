/** Whole numbers below 2³² as they come, in half of the memory of an array and apart from the garbage collector. */
export class GrowingNumbers {
  private values = new Uint32Array(1_024);
  private size = 0;

  get length(): number {
    return this.size;
  }

  push(value: number): void {
    if (this.size === this.values.length) {
      const larger = new Uint32Array(this.size * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.size] = value;
    this.size += 1;
  }

  /** The values so far. A view, not a copy. */
  get all(): Uint32Array {
    return this.values.subarray(0, this.size);
  }
}

/** Every text once, known by a number. */
export class NumberedTexts {
  readonly texts: string[] = [];
  private readonly known = new Map<string, number>();

  of(text: string): number {
    let number = this.known.get(text);
    if (number === undefined) this.known.set(text, (number = this.texts.push(text) - 1));
    return number;
  }
}

/** Whether the text of a number is one that is wanted: each text is looked at once. */
export function rememberNumbers(
  texts: readonly string[],
  isWanted: (text: string) => boolean,
): (number: number) => boolean {
  const known = new Int8Array(texts.length);
  return (number) => (known[number] ||= isWanted(texts[number] ?? '') ? 1 : -1) === 1;
}

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

/** Texts that are read one at a time, as UTF-8 in one piece: half the memory of strings, apart from the garbage collector. */
export class PackedTexts {
  private readonly starts: Uint32Array;
  private readonly bytes: Buffer;

  constructor(texts: readonly string[]) {
    this.starts = new Uint32Array(texts.length + 1);
    let size = 0;
    texts.forEach((text, index) => (this.starts[index + 1] = size += Buffer.byteLength(text)));
    this.bytes = Buffer.allocUnsafeSlow(size);
    texts.forEach((text, index) => this.bytes.write(text, this.starts[index] ?? 0));
  }

  /** Empty for an index that does not exist. */
  at(index: number): string {
    return this.bytes.toString('utf8', this.starts[index] ?? 0, this.starts[index + 1] ?? 0);
  }
}

/** Tells the keys of each position, positions ascending; a key may be there more than once. */
type Visit = (note: (key: number, position: number) => void) => void;

export type Positions = Uint16Array | Uint32Array;

/** For each of many keys its positions, packed one after another. */
export class Postings {
  private readonly starts: Uint32Array;
  private readonly positions: Positions;

  /**
   * @param keys how many there are: 0 to `keys` - 1
   * @param total how many positions there are
   * @param visit called twice, and tells the same both times
   */
  constructor(keys: number, total: number, visit: Visit) {
    this.starts = new Uint32Array(keys + 1);
    const { starts } = this;
    eachOnce(keys, visit, (key) => {
      starts[key + 1]! += 1;
    });
    for (let key = 0; key < keys; key += 1) starts[key + 1]! += starts[key] ?? 0;
    const size = starts[keys] ?? 0;
    const positions = total > 0x1_0000 ? new Uint32Array(size) : new Uint16Array(size);
    const ends = starts.slice();
    eachOnce(keys, visit, (key, position) => {
      positions[ends[key] ?? 0] = position;
      ends[key]! += 1;
    });
    this.positions = positions;
  }

  /** Ascending, each once; none for a key that does not exist. A view, not a copy. */
  of(key: number): Positions {
    return this.positions.subarray(this.starts[key] ?? 0, this.starts[key + 1] ?? 0);
  }
}

function eachOnce(keys: number, visit: Visit, note: (key: number, position: number) => void): void {
  const last = new Int32Array(keys).fill(-1);
  visit((key, position) => {
    if (last[key] === position) return;
    last[key] = position;
    note(key, position);
  });
}
