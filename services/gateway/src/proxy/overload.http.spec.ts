import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { Agent, request } from 'undici';
import { SETTINGS } from '../config/settings';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { until } from '../testing/until.js';

describe('more than a service can be given', () => {
  let gateway: GatewayUnderTest;
  let agent: Agent;
  const held: ServerResponse[] = [];
  beforeEach(async () => {
    const limits = { ...SETTINGS.limits, read: 10_000 };
    gateway = await GatewayUnderTest.start({ settings: { limits } });
    agent = new Agent({ connections: 1_000 });
    gateway.content.script = (response) => held.push(response);
  });
  afterEach(async () => {
    release();
    await agent.destroy();
    await gateway.stop();
  });

  const release = () => {
    gateway.content.reset();
    for (const response of held.splice(0)) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }
  };
  const read = async (path = '/api/notes') => {
    const answer = await request(`${gateway.service.url}${path}`, {
      dispatcher: agent,
      headers: { authorization: `Bearer ${gateway.token}` },
    });
    return { status: answer.statusCode, wait: answer.headers['retry-after'], body: await answer.body.json() };
  };

  it('is refused with 503 and a word about when to come back, and what was accepted is answered', async () => {
    const calls = Array.from({ length: 400 }, () => read());
    const done: Awaited<ReturnType<typeof read>>[] = [];
    for (const call of calls) void call.then((answer) => done.push(answer));
    // All but the 32 under way: 304 at once, and 64 after their short wait.
    await until(async () => done.length === 368);
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([503]));
    expect(done[0]).toEqual({ status: 503, wait: '1', body: errorBody('SERVICE_UNAVAILABLE') });
    expect(held).toHaveLength(32);
    release();
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(32);
    expect((await read()).status).toBe(200);
  });

  it('costs the other services and readiness nothing', async () => {
    const calls = Array.from({ length: 200 }, () => read());
    await until(async () => held.length === 32);
    expect((await read('/api/bible/John/3')).status).toBe(200);
    await gateway.anonymous.get('/health/ready').expect(200);
    release();
    await Promise.all(calls);
  });
});

describe('a service with no place left, and none to wait for one', () => {
  let gateway: GatewayUnderTest;
  const held: ServerResponse[] = [];
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({
      settings: { calls: { maxActive: 1, maxQueued: 1, maxWaitMs: 30_000 } },
    });
    gateway.content.script = (response) => held.push(response);
  });
  afterAll(() => gateway.stop());

  it('is closed to everybody before anything is spent on them, and only that service', async () => {
    const first = gateway.signedIn.get('/api/notes').then(({ status }) => status);
    await until(async () => held.length === 1);
    const second = gateway.signedIn.get('/api/notes').then(({ status }) => status);
    await until(async () => (await gateway.anonymous.get('/api/notes')).status === 503);
    const { status, headers, body } = await gateway.anonymous.get('/api/notes');
    expect([status, headers['retry-after'], body]).toEqual([503, '1', errorBody('SERVICE_UNAVAILABLE')]);
    // Neither counted nor verified.
    expect(headers['ratelimit-limit']).toBeUndefined();
    await gateway.anonymous.get('/api/bible/John/3').expect(401);
    gateway.content.reset();
    for (const response of held.splice(0)) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    expect(await Promise.all([first, second])).toEqual([200, 200]);
    await gateway.anonymous.get('/api/notes').expect(401);
  });
});
