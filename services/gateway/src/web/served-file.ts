import { request } from 'undici';

/** So long a file is handed on without asking its server again: a new build is seen within this time. */
const FRESH_MS = 2_000;
const TIMEOUT_MS = 2_000;
/** The page of a shell and the list of a build take a few KB; what is much larger is something else. */
const MAX_BYTES = 64 << 10;

interface Rules {
  accepts(content: Buffer): boolean;
  onRejected?(facts: { readonly status: number; readonly bytes: number }): void;
  onUnavailable?(error: unknown): void;
}

/** A small file on another server, asked for again by its ETag; the last good one stays while that server cannot be had. */
export class ServedFile {
  private kept: { readonly etag: string | undefined; readonly content: Buffer } | undefined;
  private asked = -Infinity;
  private underWay: Promise<void> | undefined;

  constructor(
    private readonly address: string,
    private readonly rules: Rules,
  ) {}

  /** Undefined while there has not been a good one. */
  async read(): Promise<Buffer | undefined> {
    // Only the first readers wait; all others get what is there.
    if (!this.newest()) await this.underWay;
    return this.kept?.content;
  }

  /** The copy at hand, while a newer one is requested. */
  newest(): Buffer | undefined {
    if (performance.now() - this.asked > FRESH_MS)
      this.underWay ??= this.refresh().finally(() => (this.underWay = undefined));
    return this.kept?.content;
  }

  private async refresh(): Promise<void> {
    try {
      const { statusCode, headers, body } = await request(this.address, {
        headers: this.kept?.etag ? { 'if-none-match': this.kept.etag } : {},
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
      });
      const content = Buffer.from(await body.arrayBuffer());
      if (statusCode === 200 && content.length <= MAX_BYTES && this.rules.accepts(content)) {
        this.kept = { etag: headers['etag']?.toString(), content };
      } else if (statusCode !== 304) {
        this.rules.onRejected?.({ status: statusCode, bytes: content.length });
      }
    } catch (error) {
      this.rules.onUnavailable?.(error);
    }
    this.asked = performance.now();
  }
}
