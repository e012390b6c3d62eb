import { createHash } from 'node:crypto';

/** Statements that vary with their input (a list of ids, say) would fill the memory of every connection. */
const MOST = 200;
/** A very long text is usually used once. */
const LONGEST = 20_000;

/** Names for the prepared statements of a connection: only those that come a second time, and a few hundred at most. */
export class StatementNames {
  private readonly seen = new Map<string, string | undefined>();

  /** The name of a statement; undefined while it is not worth preparing. */
  of(text: string): string | undefined {
    if (!this.seen.has(text)) {
      if (this.seen.size < MOST && text.length <= LONGEST) this.seen.set(text, undefined);
      return undefined;
    }
    const known = this.seen.get(text);
    if (known) return known;
    const name = `b${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    this.seen.set(text, name);
    return name;
  }
}
