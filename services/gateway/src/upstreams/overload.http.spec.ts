import type { ServerResponse } from 'node:http';
import { until } from '@berea/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { Agent, request } from 'undici';
import { SETTINGS } from '../config/settings.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';

describe('a service that is sent more requests than it may have active and queued', () => {
  let gateway: GatewayUnderTest;
  let agent: Agent;
  const held: ServerResponse[] = [];
  beforeEach(async () => {
    // The deadline is patient: the calls that are held must not end before the test releases them.
    const limits = { ...SETTINGS.limits, read: 10_000 };
    gateway = await GatewayUnderTest.start({ settings: { limits, calls: SETTINGS.calls } });
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

  it('has the excess rejected with 503 and retry-after, and the accepted ones answered', async () => {
    const done: Awaited<ReturnType<typeof read>>[] = [];
    const calls = Promise.all(
      Array.from({ length: 400 }, async () => {
        done.push(await read());
      }),
    );
    // All but the 32 active ones: those that find the queue full at once, the queued ones after their short wait.
    await Promise.race([until(async () => done.length === 368), calls]);
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([503]));
    expect(done[0]).toEqual({ status: 503, wait: '1', body: errorBody('SERVICE_UNAVAILABLE') });
    expect(held).toHaveLength(32);
    release();
    await calls;
    expect(done.filter(({ status }) => status === 200)).toHaveLength(32);
    expect((await read()).status).toBe(200);
  });

  it('affects neither other services nor readiness', async () => {
    const calls = Promise.all(Array.from({ length: 200 }, () => read()));
    await Promise.race([until(async () => held.length === 32), calls]);
    expect((await read('/api/bible/John/3')).status).toBe(200);
    await gateway.anonymous.get('/health/ready').expect(200);
    release();
    await calls;
  });
});

describe('a service whose slots and queue are full', () => {
  let gateway: GatewayUnderTest;
  const held: ServerResponse[] = [];
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({
      settings: { calls: { maxActive: 1, maxQueued: 1, maxWaitMs: 30_000 } },
    });
    gateway.content.script = (response) => held.push(response);
  });
  afterAll(() => gateway.stop());

  it('has every request rejected before its token is verified or counted, and no other service has', async () => {
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
