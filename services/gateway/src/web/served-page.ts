import type { Logger } from '@berea/server';
import { request } from 'undici';

/** So long a page is sent on without asking its server again: a new build of the shell is seen within this time. */
const FRESH_MS = 2_000;
const TIMEOUT_MS = 2_000;
/** The shell's page takes a few KB; what is much larger is something else. */
const MAX_BYTES = 64 << 10;

/** A page on another server, asked for again by its ETag; the last good one stays while that server cannot be had. */
export class ServedPage {
  private kept: { readonly etag: string | undefined; readonly content: Buffer } | undefined;
  private asked = -Infinity;
  private underWay: Promise<void> | undefined;

  constructor(
    private readonly address: string,
    private readonly log: Logger,
  ) {}

  /** Undefined while there has not been a good one. */
  async read(): Promise<Buffer | undefined> {
    if (performance.now() - this.asked > FRESH_MS) {
      this.underWay ??= this.refresh().finally(() => (this.underWay = undefined));
      // Only the first readers wait; all others get what is there.
      if (!this.kept) await this.underWay;
    }
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
      if (statusCode === 200 && content.length <= MAX_BYTES && content.includes('<div id="root"')) {
        this.kept = { etag: headers['etag']?.toString(), content };
      } else if (statusCode !== 304) {
        this.log.error(
          { status: statusCode, bytes: content.length },
          'SHELL_URL rejected: its answer is not the page of a shell',
        );
      }
    } catch (error) {
      this.log.error({ err: error }, 'SHELL_URL is unavailable: the last good page stays');
    }
    this.asked = performance.now();
  }
}
