import { redisIsInstalled, RedisServer } from '@berea/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, signUpAndConfirm } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

const withRedis = redisIsInstalled() ? describe : describe.skip;

withRedis('rate limits of several auth processes', () => {
  let redis: RedisServer;
  const running: AuthUnderTest[] = [];
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterEach(() => Promise.all(running.splice(0).map((auth) => auth.stop())));
  afterAll(() => redis.stop());

  const start = async (scale: string) => {
    const auth = await startAuth({ env: { RATE_LIMIT_SCALE: scale, REDIS_URL: redis.url } });
    running.push(auth);
    return auth;
  };
  const post = (auth: AuthUnderTest, from = '203.0.113.7') =>
    auth.service.as().post('/auth/v1/recover').set('x-forwarded-for', from).send({});
  const statuses = async (auth: AuthUnderTest, count: number, from?: string) => {
    const found: number[] = [];
    for (let tries = 0; tries < count; tries += 1) found.push((await post(auth, from)).status);
    return found;
  };
  /** Redis counts again: a separate client sees the count. */
  const countedInRedis = async (auth: AuthUnderTest, from: string) => {
    const observer = await redis.observer();
    do await post(auth, from);
    while ((await observer.get(`berea:auth:recover:${from}`)) === null);
  };

  it('count together in Redis; while Redis is unavailable, each process admits half as many', async () => {
    const [one, other] = await Promise.all([start('0.2'), start('0.2')]);
    await signUpAndConfirm(one);
    expect(await statuses(one, 3)).toEqual([400, 400, 400]);
    expect(await statuses(other, 4)).toEqual([400, 400, 400, 429]);
    expect(await statuses(one, 1)).toEqual([429]);

    const observer = await redis.observer();
    expect(await observer.get('berea:auth:recover:203.0.113.7')).toBe('8');
    const ttl = await observer.ttl('berea:auth:recover:203.0.113.7');
    expect(ttl).toBeGreaterThan(240);
    expect(ttl).toBeLessThanOrEqual(300);

    await redis.stop();
    expect(await statuses(other, 4)).toEqual([400, 400, 400, 429]);
    const wrong = await one.client().auth.signInWithPassword({ email: 'nobody@example.org', password: 'x' });
    expect(errorOf(wrong)).toEqual({ status: 400, code: 'invalid_credentials' });

    await redis.start();
    await countedInRedis(other, '198.51.100.1');
    expect(await statuses(other, 7)).toEqual([400, 400, 400, 400, 400, 400, 429]);
  });

  it('while Redis hangs, still limit and still admit', async () => {
    const auth = await start('0.2');
    await countedInRedis(auth, '198.51.100.2');
    const user = await signUpAndConfirm(auth);
    redis.hang(true);
    expect((await statuses(auth, 20)).filter((status) => status !== 429)).toHaveLength(3);
    const signedIn = await auth.client().auth.signInWithPassword({ email: user.email, password: user.password });
    expect(signedIn.error).toBeNull();
    redis.hang(false);
  });
});
