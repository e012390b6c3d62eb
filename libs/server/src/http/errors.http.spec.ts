import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { request as undici } from 'undici';
import { startThings, type Things } from '../testing/start-things.js';
import { sendRaw } from '../testing/send-raw.js';

let things: Things;
beforeAll(async () => {
  things = await startThings();
});
beforeEach(() => {
  things.lines.length = 0;
});
afterAll(() => things.stop());

const api = () => things.api();

describe('an error answer', () => {
  const bodyOf = (code: string) => ({ code, message: expect.any(String), reason: expect.any(String) });

  it.each([
    ['GET', '/nothing', 404, 'NOT_FOUND'],
    ['PATCH', '/things/7', 404, 'NOT_FOUND'],
    ['GET', '/failures/missing', 404, 'NOT_FOUND'],
    ['GET', '/failures/unexpected', 500, 'INTERNAL_SERVER_ERROR'],
    ['GET', '/failures/text', 500, 'INTERNAL_SERVER_ERROR'],
    ['GET', '/failures/output', 500, 'INTERNAL_SERVER_ERROR'],
    ['GET', '/failures/constraint', 500, 'INTERNAL_SERVER_ERROR'],
    ['GET', '/failures/unreachable', 503, 'SERVICE_UNAVAILABLE'],
    ['GET', '/failures/timeout', 503, 'SERVICE_UNAVAILABLE'],
    ['GET', '/failures/nest', 403, 'FORBIDDEN'],
    ['GET', '/failures/fullDisk', 507, 'storage_full'],
    ['GET', '/plain/unexpected', 500, 'INTERNAL_SERVER_ERROR'],
    ['GET', '/plain/nest', 403, 'FORBIDDEN'],
    ['GET', '/things/%E0%A4%A', 400, 'BAD_REQUEST'],
    ['GET', '/things/%ED%A0%80', 400, 'BAD_REQUEST'],
    ['GET', '/things/a%00b', 400, 'BAD_REQUEST'],
    ['GET', '/things/{500 characters}', 400, 'BAD_REQUEST'],
  ])('to %s %s is %d in the one error body', async (method, path, status, code) => {
    const address = `${things.url}${path.replace('{500 characters}', 'a'.repeat(500))}`;
    const answer = await undici(address, { method: method as 'GET' });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    const text = await answer.body.text();
    expect(JSON.parse(text)).toEqual(bodyOf(code));
    expect(text).not.toContain('hunter2');
    expect(text).not.toMatch(/10\.0\.0\.7|duplicate key|FST_/);
  });

  it('with a 5xx is logged with its cause, one with a 4xx is not', async () => {
    await api().get('/failures/unexpected');
    await api().get('/failures/missing');
    await api().post('/things').send({ text: '' });
    const failures = things.lines.filter(({ level }) => Number(level) >= 50);
    expect(failures).toMatchObject([{ msg: 'handler failed', err: { cause: { message: 'hunter2 as well' } } }]);
  });

  it('for a result that breaks the contract is logged with the field', async () => {
    await api().get('/failures/output');
    const [failure] = things.lines.filter(({ msg }) => msg === 'handler failed');
    expect(failure).toMatchObject({ err: { cause: { issues: [{ path: ['text'] }] } } });
  });

  it('from an ApiError has its message and data', async () => {
    const { status, body } = await api().get('/failures/conflict');
    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'CONFLICT',
      message: 'This conflicts with a change made in the meantime.',
      reason: 'CONFLICT',
      data: { issues: [{ path: ['text'], message: 'This name is taken.' }] },
    });
  });

  it('for invalid input names each field', async () => {
    const { status, body } = await api().post('/things').send({ text: '', more: 1 });
    expect(status).toBe(400);
    expect(body.code).toBe('BAD_REQUEST');
    expect(body.message).toBe('text: Text is required. (and 1 more)');
    expect(body.data.issues).toEqual([
      { path: ['text'], message: 'Text is required.' },
      { path: [], message: 'Unrecognized key: "more"' },
    ]);
  });

  it.each([
    ['not HTTP at all', 'HELLO\r\n\r\n', /^HTTP\/1\.1 400 /, 'BAD_REQUEST'],
    [
      'with endless headers',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      / 431 /,
      'HEADERS_TOO_LARGE',
    ],
  ])('to a request that is %s has the one error body too', async (_name, sent, statusLine, code) => {
    const received = await sendRaw(things.url, sent);
    expect(received).toMatch(statusLine);
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toEqual(bodyOf(code));
  });
});
