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

  /** What came so far. A view, not a copy. */
  get all(): Uint32Array {
    return this.values.subarray(0, this.size);
  }
}
