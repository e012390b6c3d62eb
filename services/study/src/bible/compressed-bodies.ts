import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@berea/server';
import { LRUCache } from 'lru-cache';

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

interface Uncompressed {
  readonly body: string;
  readonly encoding: Encoding;
}

/** Compressed bodies: each is made once, also when it is asked for twice at once, and kept while it is recently used. */
export class CompressedBodies {
  private readonly kept: LRUCache<string, Buffer, Uncompressed>;

  /** @param maxBytes how much may be kept, compressed */
  constructor(maxBytes: number) {
    this.kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ length }) => length,
      fetchMethod: (_key, _stale, { context }) => COMPRESS[context.encoding](context.body),
      // Evicted while it was made, a body is still the answer to those who wait for it.
      ignoreFetchAbort: true,
    });
  }

  of(body: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${createHash('sha256').update(body).digest('base64')}`;
    return this.kept.forceFetch(key, { context: { body, encoding } });
  }
}
