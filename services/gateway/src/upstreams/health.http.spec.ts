import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Logger } from '@berea/server';
import { RateLimiter } from '../admission/rate-limiter.js';
import { type Upstream, Upstreams } from './upstreams.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';
import { Readiness } from './readiness.js';

describe('GET /health/ready of the gateway', () => {
  let gateway: GatewayUnderTest;
  beforeEach(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterEach(() => gateway.stop());

  const ready = () => gateway.anonymous.get('/health/ready');

  it('when every service is ready, answers 200', async () => {
    await ready().expect(200, { status: 'ok', service: 'gateway' });
  });

  const NAMES = ['content', 'study', 'auth'] as const;
  const ok = { status: 'ok', service: 'gateway' };
  const degraded = { status: 'degraded', service: 'gateway' };
  const unavailable = { status: 'unavailable', service: 'gateway' };

  it.each(NAMES)('while %s reports a failed dependency, answers 503 and stays live', async (name) => {
    await ready().expect(200, ok);
    gateway[name].ready = json(503, { status: 'unavailable', secret: 'x' });
    await ready().expect(503, unavailable);
    await gateway.anonymous.get('/health/live').expect(200, ok);
    gateway[name].ready = json(200, {});
    await ready().expect(200, ok);
  });

  it.each(NAMES)('when %s is unreachable, answers degraded', async (name) => {
    await ready().expect(200, ok);
    await gateway[name].stop();
    await ready().expect(200, degraded);
  });

  it.each(NAMES)('when %s hangs, answers within its time limit', async (name) => {
    await ready().expect(200, ok);
    gateway[name].ready = () => undefined;
    await ready().expect(200, degraded);
  });

  it.each(NAMES)('while %s is degraded, answers degraded from the start on', async (name) => {
    gateway[name].ready = json(200, { status: 'degraded' });
    await ready().expect(200, degraded);
    gateway[name].ready = json(200, { status: 'ok' });
    await ready().expect(200, ok);
  });

  it('after the start, answers 503 until every service was ready once', async () => {
    await gateway.study.stop();
    await ready().expect(503, unavailable);
    await Promise.all([gateway.content.stop(), gateway.auth.stop()]);
    await ready().expect(503, unavailable);
  });

  it('half a minute after the start, answers degraded although a service is still unreachable', async () => {
    let now = 0;
    const { background } = gateway.service.app.get(Upstreams).content;
    const away = {
      name: 'auth',
      background: { request: () => Promise.reject(new Error('away')) },
    } as unknown as Upstream;
    const upstreams = {
      all: [{ name: 'content', background }, away],
    } as unknown as Upstreams;
    const log = { info: () => undefined } as unknown as Logger;
    const readiness = new Readiness(upstreams, gateway.service.app.get(RateLimiter), log, () => now);
    await expect(readiness.check()).rejects.toThrow('Not ready: auth is unreachable');
    now = 30_000;
    expect(await readiness.check()).toBe('degraded');
  });

  it('when no service answers any more, answers 503', async () => {
    await ready().expect(200, ok);
    await Promise.all(NAMES.map((name) => gateway[name].stop()));
    await ready().expect(503, unavailable);
  });

  it('for concurrent callers, probes each service once', async () => {
    let asked = 0;
    let answer: (() => void) | undefined;
    const all = new Promise<void>((resolve) => (answer = resolve));
    gateway.content.ready = (response, request) => {
      asked += 1;
      void all.then(() => json(200, {})(response, request));
    };
    const callers = [ready(), ready(), ready()].map((call) => call.then(({ status }) => status));
    answer?.();
    expect(await Promise.all(callers)).toEqual([200, 200, 200]);
    expect(asked).toBeLessThan(3);
  });

  it('with a hosted auth service, does not probe it', async () => {
    await gateway.stop();
    gateway = await GatewayUnderTest.start({ env: { SUPABASE_URL: 'https://project.supabase.example' } });
    await gateway.auth.stop();
    await ready().expect(200, ok);
  });
});
