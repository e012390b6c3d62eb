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
