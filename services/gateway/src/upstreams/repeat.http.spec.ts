import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { SETTINGS } from '../config/settings.js';
import { GatewayUnderTest, PATIENT } from '../testing/gateway-under-test.js';
import { json, type Script } from '../testing/scripted-upstream.js';

const reset: Script = (response) => response.socket?.resetAndDestroy();
const hangUp: Script = (response) => response.socket?.end();

describe('the retry of a forwarded request', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    const deadlines = { ...PATIENT.deadlines, search: 150 };
    gateway = await GatewayUnderTest.start({
      settings: { deadlines, breaker: { ...SETTINGS.breaker, leastCalls: 1_000 } },
    });
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  /** The first answer, then those of a service that is well. */
  const first = (script: Script) => {
    for (const upstream of [gateway.content, gateway.study, gateway.auth]) {
      upstream.script = (response, request) => {
        upstream.script = json(200, { again: true });
        script(response, request);
      };
    }
  };
  const keyed = () => gateway.signedIn.post('/api/notes').set('idempotency-key', 'k-1').send({ title: 'a' });

  it('does not happen when the service reports that it is busy, which the client learns', async () => {
    first(json(503, { message: 'secret' }, { 'x-berea-busy': '1', 'retry-after': '2' }));
    const { headers, body } = await gateway.signedIn.get('/api/bible/search?q=grace').expect(503);
    expect(gateway.study.seen).toHaveLength(1);
    expect(headers).toMatchObject({ 'retry-after': '2' });
    expect(headers).not.toHaveProperty('x-berea-busy');
    expect(body).toEqual(errorBody('busy'));
  });

  it.each([
    ['resets the connection', reset],
    ['hangs up', hangUp],
    ['answers 502', json(502, {})],
    ['answers 503', json(503, {})],
  ])('succeeds after a service that %s', async (_name, script) => {
    first(script);
    await gateway.signedIn.get('/api/notes').expect(200, { again: true });
    expect(gateway.content.seen).toHaveLength(2);
    gateway.reset();
    first(script);
    await gateway.signedIn.head('/api/notes').expect(200);
    expect(gateway.content.seen).toHaveLength(2);
    gateway.reset();
    first(script);
    await keyed().expect(200, { again: true });
    const [one, other] = gateway.content.seen;
    expect(other?.body).toBe(one?.body);
    expect(other?.headers['idempotency-key']).toBe('k-1');
    expect(other?.headers['x-request-id']).toBe(one?.headers['x-request-id']);
    expect(Number(other?.headers['x-deadline-ms'])).toBeLessThanOrEqual(Number(one?.headers['x-deadline-ms']));
  });

  it('happens once for each request', async () => {
    gateway.content.script = reset;
    await gateway.signedIn.get('/api/notes').expect(502);
    expect(gateway.content.seen).toHaveLength(2);
    gateway.reset();
    gateway.content.script = json(503, {});
    await keyed().expect(503);
    expect(gateway.content.seen).toHaveLength(2);
  });

  it.each([
    ['a write without a key', 'post', '/api/notes', {}],
    ['a write that takes no key', 'put', '/api/notes/7', { 'idempotency-key': 'k' }],
    ['a deletion', 'delete', '/api/notes/7', {}],
  ] as const)('never happens for %s', async (_name, method, path, headers) => {
    for (const [script, status] of [[reset, 502] as const, [json(503, {}), 503] as const]) {
      first(script);
      await gateway.signedIn[method](path).set(headers).send({}).expect(status);
      expect(gateway.content.seen).toHaveLength(1);
      gateway.reset();
    }
  });

  it('never happens for /auth/v1, where a link is used up by the first call', async () => {
    first(reset);
    await gateway.anonymous.get('/auth/v1/verify?token=x&type=signup').expect(502);
    expect(gateway.auth.seen).toHaveLength(1);
  });

  it.each([
    ['an answer that breaks off', 502, (response) => void response.writeHead(200).write('{', () => response.destroy())],
    ['garbage', 502, (response) => response.socket?.end('SSH-2.0\r\n\r\n')],
    ['a 500', 500, json(500, {})],
    ['a 504', 504, json(504, {})],
    ['a 404', 404, json(404, {})],
  ] as [string, number, Script][])('never happens after %s', async (_name, status, script) => {
    first(script);
    await gateway.signedIn.get('/api/notes').expect(status);
    expect(gateway.content.seen).toHaveLength(1);
  });

  it('never happens after the deadline', async () => {
    first(() => undefined);
    await gateway.signedIn.get('/api/bible/search?q=grace').expect(504);
    expect(gateway.study.seen).toHaveLength(1);
  });
});
