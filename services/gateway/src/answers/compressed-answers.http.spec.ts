import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import type { Script } from '../testing/scripted-upstream.js';

const BODY = JSON.stringify({
  book: 'John',
  chapter: 3,
  verses: [{ verse: 16, text: 'For God so loved the world' }],
});
const PACK = { br: brotliCompressSync, gzip: gzipSync };
const KEPT = { 'cache-control': 'private, max-age=31536000, immutable', vary: 'accept-encoding' };

/** Compressed where that is taken, nothing where the client has it. */
const compressing: Script = (response, { headers }) => {
  const encoding = headers['accept-encoding'] as keyof typeof PACK | undefined;
  const etag = encoding ? `"1-${encoding}"` : '"1"';
  const common = { etag, ...KEPT };
  if (headers['if-none-match'] === etag) response.writeHead(304, common).end();
  else {
    const encoded = encoding && { 'content-encoding': encoding };
    response.writeHead(200, { 'content-type': 'application/json', ...common, ...encoded });
    response.end(encoding ? PACK[encoding](BODY) : BODY);
  }
};

describe('GET of what a service compresses itself', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  const read = (acceptEncoding: string, more: Record<string, string> = {}) =>
    gateway.signedIn
      .get('/api/sermons?limit=3')
      .set({ 'accept-encoding': acceptEncoding, ...more })
      .buffer(true);

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['br;q=0', undefined],
  ])('with accept-encoding %s is passed on as %s, with its caching headers', async (accepted, encoding) => {
    gateway.content.script = compressing;
    const answer = await fetch(`${gateway.service.url}/api/sermons?limit=3`, {
      headers: { authorization: `Bearer ${gateway.token}`, 'accept-encoding': accepted },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe(encoding ?? null);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...KEPT, etag: encoding ? `"1-${encoding}"` : '"1"' });
    // The client unpacks it by what the header says.
    expect(await answer.text()).toBe(BODY);
    expect(gateway.content.only.headers['accept-encoding']).toBe(encoding);
    expect(gateway.content.only.url).toBe('/api/sermons?limit=3');
  });

  it('with the current ETag answers 304', async () => {
    gateway.content.script = compressing;
    for (const [accepted, etag] of [
      ['br, gzip', '"1-br"'],
      ['identity', '"1"'],
    ] as const) {
      const { headers, text } = await read(accepted, { 'if-none-match': etag }).expect(304);
      expect([text, headers['etag'], headers['cache-control'], headers['vary']]).toEqual([
        '',
        etag,
        KEPT['cache-control'],
        KEPT['vary'],
      ]);
      expect(headers).not.toHaveProperty('content-encoding');
    }
    await read('br', { 'if-none-match': '"0"' }).expect(200);
  });

  it.each([
    ['identity', 'br'],
    ['gzip', 'br'],
    ['br, gzip', 'gzip'],
    ['br', 'br, br'],
    ['br, zstd', 'zstd'],
  ])('with accept-encoding %s, when the service answers in %s, answers 502', async (accepted, encoding) => {
    gateway.content.script = (response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding }).end('x');
    const { body } = await read(accepted).expect(502);
    expect(body).toEqual(errorBody('BAD_GATEWAY'));
  });

  it('asks the service for compression; writes and /auth/v1 do not', async () => {
    await gateway.signedIn.post('/api/notes').set('accept-encoding', 'br').send({}).expect(200);
    expect(gateway.content.only.headers).not.toHaveProperty('accept-encoding');
    await gateway.anonymous.get('/auth/v1/settings').set('accept-encoding', 'br').expect(200);
    expect(gateway.auth.only.headers).not.toHaveProperty('accept-encoding');
  });
});
