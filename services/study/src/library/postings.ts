/** Tells which keys stand at which positions, positions ascending; a key may stand there more than once. */
type Visit = (note: (key: number, position: number) => void) => void;

export type Positions = Uint16Array | Uint32Array;

/** For each of many keys, the positions that it stands at, packed one after another. */
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
