import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { type RawOptions, rawRequest } from '../testing/raw-request.js';

describe('request bodies', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  const post = (lines: readonly string[], body: string, options: RawOptions = {}) =>
    rawRequest(
      gateway.port,
      ['POST /api/notes HTTP/1.1', 'Host: x', `Authorization: Bearer ${gateway.token}`, ...lines, '', body].join(
        '\r\n',
      ),
      options,
    );
  const sentOn = () =>
    [...gateway.content.seen, ...gateway.study.seen, ...gateway.auth.seen]
      // The request for the account's choices for the assistant has no body.
      .filter(({ method }) => method !== 'GET')
      .map(({ body }) => body.length);

  it.each([
    ['post', '/api/notes', 1 << 20],
    ['put', '/api/notes/7', 1 << 20],
    ['post', '/api/sermons', 1 << 20],
    ['post', '/api/bookmarks', 256 << 10],
    ['patch', '/api/user/profile', 256 << 10],
    ['post', '/api/study/verify', 1 << 20],
    ['post', '/api/chat/messages', 64 << 10],
    ['patch', '/api/chat/conversations/7', 64 << 10],
    ['post', '/auth/v1/signup', 256 << 10],
  ] as const)('of %s %s are accepted up to %d bytes, and rejected with 413 beyond', async (method, path, limit) => {
    const send = (size: number) => gateway.signedIn[method](path).type('json').send('x'.repeat(size));
    await send(limit).expect(200);
    const refused = await send(limit + 1).expect(413);
    expect(refused.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(sentOn()).toEqual([limit]);
  });

  it('with a declared length of 10 MB are rejected without being read', async () => {
    const answer = await post(['Content-Type: application/json', 'Content-Length: 10000000'], '{"begun":');
    expect([answer.status, answer.body]).toEqual([413, JSON.stringify(errorBody('PAYLOAD_TOO_LARGE'))]);
    expect(answer.head).toMatch(/connection: close/i);
  });

  it.each(['/api/notes', '/auth/v1/signup'])(
    'of 10 MB to %s are rejected while they are still being sent',
    async (path) => {
      const head = [`POST ${path} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${gateway.token}`];
      const lines = [...head, 'Content-Type: application/json', 'Content-Length: 10000000', '', 'x'.repeat(10_000_000)];
      for (let round = 0; round < 5; round += 1) {
        const { status, answers, reset } = await rawRequest(gateway.port, lines.join('\r\n'));
        // A connection that is closed with bytes still on their way is reset, and the answer may be lost with it.
        expect({ status, answers, reset }).toEqual({ status: 413, answers: 1, reset: false });
      }
      expect(sentOn()).toEqual([]);
    },
  );

  it('in endless chunks are rejected at the limit', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const answer = await post(['Content-Type: application/json', 'Transfer-Encoding: chunked'], chunk.repeat(17));
    expect(answer.status).toBe(413);
    expect(sentOn()).toEqual([]);
  });

  it.each(['gzip', 'br', 'deflate, gzip', 'identity, gzip', 'GZIP'])(
    'encoded in %s are rejected with 415',
    async (encoding) => {
      await gateway.signedIn.post('/api/notes').set('content-encoding', encoding).send({}).expect(415);
      await gateway.anonymous.post('/auth/v1/signup').set('content-encoding', encoding).send({}).expect(415);
      expect(sentOn()).toEqual([]);
    },
  );

  it.each([
    ['shorter than they say', ['Content-Length: 9'], '{}'],
    ['of a length that is none', ['Content-Length: two'], '{}'],
    ['of a negative length', ['Content-Length: -2'], '{}'],
    ['of a length beyond every number', [`Content-Length: ${'9'.repeat(30)}`], '{}'],
    ['in chunks of no size', ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'],
    ['in chunks with an endless size', ['Transfer-Encoding: chunked'], `${'f'.repeat(20)}\r\n{}`],
  ])('%s are rejected, and nothing of them is forwarded', async (_name, lines, body) => {
    const answer = await post(lines, body, { finish: true });
    expect([answer.status, answer.answers, answer.body]).toEqual([400, 1, JSON.stringify(errorBody('BAD_REQUEST'))]);
    expect(sentOn()).toEqual([]);
  });
});
