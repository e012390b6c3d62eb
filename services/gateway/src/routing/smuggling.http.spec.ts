import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { captureLog, type CapturedLog } from '@berea/server/testing';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { rawRequest } from '../testing/raw-request.js';

/** A second request hidden in what the first one may take for its body. */
const HIDDEN = 'GET /api/profile HTTP/1.1\r\nHost: x\r\n\r\n';

describe('requests that two parsers could read differently', () => {
  let gateway: GatewayUnderTest;
  let captured: CapturedLog;
  beforeAll(async () => {
    captured = captureLog('gateway');
    gateway = await GatewayUnderTest.start({ log: captured.log });
  });
  afterEach(() => {
    gateway.reset();
    captured.lines.length = 0;
  });
  afterAll(() => gateway.stop());

  const POST = 'POST /api/notes HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer TOKEN\r\n';
  const GET = 'GET /api/notes HTTP/1.1\r\n';

  it.each([
    ['a length and chunks', `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`, 400],
    ['chunks and a length', `${POST}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${HIDDEN}`, 400],
    ['two lengths', `${POST}Content-Length: 5\r\nContent-Length: 6\r\n\r\n12345${HIDDEN}`, 400],
    ['one length twice', `${POST}Content-Length: 5\r\nContent-Length: 5\r\n\r\n12345${HIDDEN}`, 400],
    ['a list of lengths', `${POST}Content-Length: 5, 6\r\n\r\n12345${HIDDEN}`, 400],
    ['a signed length', `${POST}Content-Length: +5\r\n\r\n12345${HIDDEN}`, 400],
    ['an unknown coding', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`, 400],
    ['chunks that are not last', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`, 400],
    ['a coding after a tab', `${POST}Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n${HIDDEN}`, 400],
    ['a coding in quotes', `${POST}Transfer-Encoding: "chunked"\r\n\r\n0\r\n\r\n${HIDDEN}`, 400],
    ['two codings', `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n${HIDDEN}`, 400],
    ['a space before the colon', `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`, 400],
    ['a folded header', `${POST}X: a\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`, 400],
    ['a header without a name', `${POST}: x\r\n\r\n`, 400],
    ['a header without a colon', `${POST}nonsense\r\n\r\n`, 400],
    ['a bare line feed', 'GET /api/notes HTTP/1.1\nHost: x\n\n', 400],
    ['a bare line feed between headers', `${GET}Host: x\nX: y\r\n\r\n`, 400],
    ['a bare carriage return', `${GET}Host: x\rX: y\r\n\r\n`, 400],
    ['a NUL in a header', `${GET}Host: x\r\nX: a\0b\r\n\r\n`, 400],
    ['a NUL in the target', 'GET /api/\0notes HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['no Host', `${GET}\r\n`, 400],
    ['two Hosts', `${GET}Host: x\r\nHost: evil.test\r\n\r\n`, 400],
    ['a header of 20 KB', `${GET}Host: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['500 headers', `${GET}Host: x\r\n${'X: 1\r\n'.repeat(500)}\r\n`, 431],
    ['a target with a host of its own', 'GET http://evil.test/api/notes HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a target that begins like one', 'GET //evil.test/api/notes HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a method of its own', 'SMUGGLE /api/notes HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['another protocol', 'GET /api/notes HTTP/3.0\r\nHost: x\r\n\r\n', 400],
    ['no version', 'GET /api/notes\r\nHost: x\r\n\r\n', 400],
  ])('with %s, are refused, and nothing of them is forwarded', async (_name, text, status) => {
    const answer = await rawRequest(gateway.port, text.replace('TOKEN', gateway.token), { until: 'answer' });
    expect([answer.status, answer.answers]).toEqual([status, 1]);
    expect(JSON.parse(answer.body)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect([...gateway.content.seen, ...gateway.study.seen]).toEqual([]);
    // Refused before it was a request, and yet found by what the sender was told.
    const id = /^x-request-id: ([0-9a-f-]{36})$/im.exec(answer.head)?.[1];
    expect(captured.lines.filter(({ requestId }) => requestId === id)).toMatchObject([{ status, msg: 'request' }]);
  });
});
