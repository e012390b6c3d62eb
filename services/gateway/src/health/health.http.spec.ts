import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

describe('health', () => {
  let door: GatewayUnderTest;
  beforeEach(async () => {
    door = await GatewayUnderTest.start();
  });
  afterEach(() => door.stop());

  const ready = () => door.anybody.get('/health/ready');

  it('is ready when every service is', async () => {
    await ready().expect(200, { status: 'ok', service: 'gateway' });
  });

  it.each(['content', 'study', 'auth'] as const)('is not ready while %s is not, and lives on', async (name) => {
    door[name].ready = json(503, { status: 'unavailable', secret: 'x' });
    await ready().expect(503, { status: 'unavailable', service: 'gateway' });
    door[name].ready = json(200, {});
    await ready().expect(200);
    await door[name].stop();
    await ready().expect(503);
    await door.anybody.get('/health/live').expect(200, { status: 'ok', service: 'gateway' });
  });

  it('does not wait longer than a second for a service that hangs', async () => {
    door.study.ready = () => undefined;
    await ready().expect(503);
  });

  it('asks the services once for callers that come together', async () => {
    let asked = 0;
    let answer: (() => void) | undefined;
    const all = new Promise<void>((resolve) => (answer = resolve));
    door.content.ready = async (response, request) => {
      asked += 1;
      await all;
      json(200, {})(response, request);
    };
    const callers = [ready(), ready(), ready()].map((call) => call.then(({ status }) => status));
    answer?.();
    expect(await Promise.all(callers)).toEqual([200, 200, 200]);
    expect(asked).toBeLessThan(3);
  });

  it('asks nothing of a hosted auth service', async () => {
    await door.stop();
    door = await GatewayUnderTest.start({ env: { SUPABASE_URL: 'https://project.supabase.example' } });
    await door.auth.stop();
    await ready().expect(200);
  });
});
