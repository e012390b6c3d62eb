import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, join } from '../testing/people.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';
import { startRedis, type TestRedis } from '../testing/start-redis.js';

describe('limits of several processes', () => {
  let redis: TestRedis | null;
  const running: AuthUnderTest[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    if (!redis && process.env['CI']) throw new Error('redis-server must be installed where CI is set.');
    if (!redis) process.stderr.write('redis-server is not installed: limits in Redis were not tested.\n');
  });
  afterAll(async () => {
    await Promise.all(running.map((auth) => auth.stop()));
    await redis?.stop();
  });

  const post = (auth: AuthUnderTest) =>
    auth.service.as().post('/auth/v1/recover').set('x-forwarded-for', '203.0.113.7').send({});

  it('are counted together in Redis, and by each process alone when Redis is gone', async () => {
    if (!redis) return;
    const env = { RATE_LIMIT_SCALE: '0.1', REDIS_URL: redis.url };
    const [one, other] = await Promise.all([startAuth({ env }), startAuth({ env })]);
    running.push(one, other);
    await join(one);
    await post(one).expect(400);
    await post(one).expect(400);
    await post(other).expect(400);
    await post(other).expect(429);
    await post(one).expect(429);

    await redis.stop();
    redis = null;
    for (let tries = 0; tries < 3; tries += 1) await post(other).expect(400);
    await post(other).expect(429);
    const wrong = await one.client().auth.signInWithPassword({ email: 'nobody@example.org', password: 'x' });
    expect(errorOf(wrong)).toEqual({ status: 400, code: 'invalid_credentials' });
  });
});
