import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Logger } from '@berea/server';
import { RateLimiter } from '../limits/rate-limiter.js';
import { type Upstream, Upstreams } from '../proxy/upstreams.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';
import { Readiness } from './readiness.js';

describe('health', () => {
  let gateway: GatewayUnderTest;
  beforeEach(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterEach(() => gateway.stop());

  const ready = () => gateway.anonymous.get('/health/ready');

  it('is ready when every service is', async () => {
    await ready().expect(200, { status: 'ok', service: 'gateway' });
  });

  const NAMES = ['content', 'study', 'auth'] as const;
  const ok = { status: 'ok', service: 'gateway' };
  const degraded = { status: 'degraded', service: 'gateway' };
  const unavailable = { status: 'unavailable', service: 'gateway' };

  it.each(NAMES)('is not ready while %s says that what it needs is away, and lives on', async (name) => {
    await ready().expect(200, ok);
    gateway[name].ready = json(503, { status: 'unavailable', secret: 'x' });
    await ready().expect(503, unavailable);
    await gateway.anonymous.get('/health/live').expect(200, ok);
    gateway[name].ready = json(200, {});
    await ready().expect(200, ok);
  });

  it.each(NAMES)('goes on, degraded, without %s', async (name) => {
    await ready().expect(200, ok);
    await gateway[name].stop();
    await ready().expect(200, degraded);
  });

  it.each(NAMES)('does not wait for ever for %s when it hangs', async (name) => {
    await ready().expect(200, ok);
    gateway[name].ready = () => undefined;
    await ready().expect(200, degraded);
  });

  it.each(NAMES)('is degraded, from its start on, while %s has no room to write to', async (name) => {
    gateway[name].ready = json(200, { status: 'degraded' });
    await ready().expect(200, degraded);
    gateway[name].ready = json(200, { status: 'ok' });
    await ready().expect(200, ok);
  });

  it('is not ready before every service was, nor when none is left', async () => {
    await gateway.study.stop();
    await ready().expect(503, unavailable);
    await Promise.all([gateway.content.stop(), gateway.auth.stop()]);
    await ready().expect(503, unavailable);
  });

  it('opens half a minute after its start without what is still away', async () => {
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

  it('is not ready any more when no service answers', async () => {
    await ready().expect(200, ok);
    await Promise.all(NAMES.map((name) => gateway[name].stop()));
    await ready().expect(503, unavailable);
  });

  it('asks the services once for callers that come together', async () => {
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

  it('asks nothing of a hosted auth service', async () => {
    await gateway.stop();
    gateway = await GatewayUnderTest.start({ env: { SUPABASE_URL: 'https://project.supabase.example' } });
    await gateway.auth.stop();
    await ready().expect(200, ok);
  });
});
