import type { Readable, Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { type Encoding, preferredEncoding } from '@berea/server';

/** Below this a compressed answer is hardly smaller, and fits into the same packet. */
const WORTHWHILE = 1_024;

/** Of prose this level takes a quarter of the usual one's time, for an eighth more bytes. */
const GZIP = { level: 3 };
/** Compressed for each answer: higher qualities take several times as long to save a few per cent more. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const WHOLE: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body, GZIP),
};
const PIECES: Readonly<Record<Encoding, () => Transform>> = {
  br: () => createBrotliCompress(BROTLI),
  gzip: () => createGzip(GZIP),
};

type Headers = Record<string, string>;

/**
 * Whether the gateway may choose the encoding of an answer: of JSON that comes as it is. What a service has encoded
 * itself stays so, and what carries an `ETag` stays byte for byte what that tag stands for.
 */
export const mayCompress = (headers: Readonly<Headers>): boolean =>
  (headers['content-type'] ?? '').startsWith('application/json') &&
  !headers['content-encoding'] &&
  !headers['etag'] &&
  !/\bno-transform\b/.test(headers['cache-control'] ?? '');

/** The headers of an answer in this encoding, or in none; caches learn what it depends on in either case. */
export const encodedHeaders = (headers: Readonly<Headers>, encoding: Encoding | undefined): Headers => ({
  ...headers,
  vary: [headers['vary'], 'accept-encoding'].filter(Boolean).join(', '),
  ...(encoding && { 'content-encoding': encoding }),
});

/** The answer as the client takes it, with the headers that say so. */
export async function compressWhole(
  body: Buffer,
  headers: Readonly<Headers>,
  accepted: string | undefined,
): Promise<{ body: Buffer; headers: Headers }> {
  if (body.length < WORTHWHILE || !mayCompress(headers)) return { body, headers };
  const encoding = preferredEncoding(accepted);
  return {
    body: encoding ? await WHOLE[encoding](body) : body,
    headers: encodedHeaders(headers, encoding),
  };
}

/** The same of an answer too large to be held whole. */
export function compressPieces(
  pieces: Readable,
  headers: Readonly<Headers>,
  accepted: string | undefined,
): { body: Readable; headers: Headers } {
  if (!mayCompress(headers)) return { body: pieces, headers };
  const encoding = preferredEncoding(accepted);
  return {
    body: encoding ? pieces.compose(PIECES[encoding]()) : pieces,
    headers: encodedHeaders(headers, encoding),
  };
}
