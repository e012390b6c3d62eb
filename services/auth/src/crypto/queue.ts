import { AuthError } from '../errors/auth-error.js';

/** Runs at most `atOnce` pieces of work together; up to `waiting` more stand in line. */
export class Queue {
  private running = 0;
  private readonly line: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  /** @throws AuthError 429 when the line is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.line.length >= this.waiting) throw AuthError.tooManyRequests(1);
      await new Promise<void>((resolve) => this.line.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so nobody can slip in between.
      const next = this.line.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
