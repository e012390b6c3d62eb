import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@berea/server';

const COMPRESS: Readonly<Record<Encoding, (body: string) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        // Small at a few milliseconds; the highest quality takes ten times as long for a twentieth less.
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** Compressed bodies, each made once and kept while it is among those asked for last. */
export class CompressedBodies {
  private readonly kept = new Map<string, Buffer>();
  private size = 0;

  /** @param most bytes that may be kept */
  constructor(private readonly most: number) {}

  async of(body: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${createHash('sha256').update(body).digest('base64')}`;
    const known = this.kept.get(key);
    if (known) {
      // The last one asked for stands last.
      this.kept.delete(key);
      this.kept.set(key, known);
      return known;
    }
    const compressed = await COMPRESS[encoding](body);
    this.keep(key, compressed);
    return compressed;
  }

  private keep(key: string, body: Buffer): void {
    // Asked for twice at once, it was made twice.
    if (this.kept.has(key)) return;
    this.kept.set(key, body);
    this.size += body.length;
    for (const [oldest, { length }] of this.kept) {
      if (this.size <= this.most) break;
      this.kept.delete(oldest);
      this.size -= length;
    }
  }
}
