import { redisIsInstalled, RedisServer, until } from '@berea/server/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Pool } from 'undici';
import { SETTINGS } from '../config/settings.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';

const LIMIT = 20;
const SOCKETS = 200;

/** On a busy machine a burst may take minutes, and Redis longer than usual to count each of it. */
const BURST = { limits: { ...SETTINGS.limits, read: LIMIT }, limitWindowSeconds: 3_600, limitStoreTimeout: 60_000 };

/** 100 times the limit at once, spread over the gateways; how often each status was answered. */
async function burst(gateways: readonly GatewayUnderTest[], token: string): Promise<Record<number, number>> {
  const pools = gateways.map(({ service }) => new Pool(service.url, { connections: SOCKETS / gateways.length }));
  const found: Record<number, number> = {};
  await Promise.all(
    Array.from({ length: 100 * LIMIT }, async (_nothing, index) => {
      const answer = await pools[index % pools.length]?.request({
        path: '/api/notes',
        method: 'GET',
        headers: { authorization: `Bearer ${token}` },
      });
      await answer?.body.dump();
      const status = answer?.statusCode ?? 0;
      found[status] = (found[status] ?? 0) + 1;
    }),
  );
  await Promise.all(pools.map((pool) => pool.close()));
  return found;
}

describe('a burst of 100 times the limit', () => {
  it('is admitted exactly up to the limit by one gateway that counts in memory', async () => {
    const gateway = await GatewayUnderTest.start({ settings: BURST });
    expect(await burst([gateway], gateway.token)).toEqual({ 200: LIMIT, 429: 99 * LIMIT });
    expect(gateway.content.seen).toHaveLength(LIMIT);
    await gateway.stop();
  });
});

const withRedis = redisIsInstalled() ? describe : describe.skip;

withRedis('gateways that share a Redis', () => {
  let redis: RedisServer;
  let one: GatewayUnderTest;
  let other: GatewayUnderTest;
  const start = async (settings = {}) => {
    const options = { settings, env: { REDIS_URL: redis.url } };
    // The second trusts the tokens of the first's issuer, as gateways of one product do.
    one = await GatewayUnderTest.start(options);
    other = await GatewayUnderTest.start({ ...options, env: { ...options.env, ...one.issuer.env } });
    for (const gateway of [one, other]) await countsInRedis(gateway);
  };
  /** Requests of somebody else reach the counters of Redis. */
  const countsInRedis = async (gateway: GatewayUnderTest) => {
    const stranger = one.issuer.user();
    const token = await one.issuer.token(stranger);
    const observer = await redis.observer();
    await until(async () => {
      await gateway.service.as(token).get('/api/notes');
      return (await observer.exists(`berea:limit:read:user:${stranger.id}`)) === 1;
    });
  };
  const everything = async () => {
    const calls = [
      one.signedIn.get('/api/notes'),
      one.signedIn.get('/api/bible/search?q=grace'),
      one.signedIn.post('/api/notes').send({}),
      one.signedIn.post('/api/chat/messages').send({}),
      one.anonymous.post('/auth/v1/token').send({}),
      one.anonymous.get('/health/ready'),
      one.anonymous.get('/'),
    ];
    return (await Promise.all(calls)).map(({ status }) => status);
  };
  const SERVED = [200, 200, 200, 200, 200, 200, 200];

  beforeEach(async () => {
    redis = await RedisServer.start();
  });
  afterEach(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await redis.stop();
  });

  it('admit exactly the limit of a burst of 100 times as much', async () => {
    await start(BURST);
    for (const gateway of [one, other]) gateway.reset();
    expect(await burst([one, other], one.token)).toEqual({ 200: LIMIT, 429: 99 * LIMIT });
    expect(one.content.seen.length + other.content.seen.length).toBe(LIMIT);
    const observer = await redis.observer();
    expect(await observer.get(`berea:limit:read:user:${one.user.id}`)).toBe(String(100 * LIMIT));
  });

  it('serve every request while Redis is stopped, hangs, is full or a replica, and count in Redis again afterwards', async () => {
    await start();
    expect(await everything()).toEqual(SERVED);
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await redis.stop(signal);
      expect(await everything()).toEqual(SERVED);
      await one.anonymous.get('/health/ready').expect(200, { status: 'degraded', service: 'gateway' });
      await redis.start();
      await countsInRedis(one);
      await one.anonymous.get('/health/ready').expect(200, { status: 'ok', service: 'gateway' });
    }

    redis.hang(true);
    for (let round = 0; round < 3; round += 1) expect(await everything()).toEqual(SERVED);
    redis.hang(false);
    await countsInRedis(one);

    const observer = await redis.observer();
    for (const [fault, mend] of [
      [
        ['CLIENT', 'PAUSE', '10000', 'WRITE'],
        ['CLIENT', 'UNPAUSE'],
      ],
      [
        ['CONFIG', 'SET', 'maxmemory-policy', 'noeviction', 'maxmemory', '1'],
        ['CONFIG', 'SET', 'maxmemory', '0'],
      ],
      [
        ['REPLICAOF', '127.0.0.1', '9'],
        ['REPLICAOF', 'NO', 'ONE'],
      ],
    ] as const) {
      await observer.sendCommand(fault);
      expect(await everything()).toEqual(SERVED);
      await observer.sendCommand(mend);
      await countsInRedis(one);
    }
  });

  it('apply half the limits each while Redis is stopped, and state that in their headers', async () => {
    await start({ limits: { ...SETTINGS.limits, ai: 4, auth: 6 } });
    await redis.stop();
    const ask = () => one.signedIn.post('/api/chat/messages').send({});
    const { headers } = await ask().expect(200);
    expect(headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
    await ask().expect(200);
    const refused = await ask().expect(429);
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });
    expect(refused.headers['retry-after']).toBe(refused.headers['ratelimit-reset']);
    const signIn = () => one.anonymous.post('/auth/v1/token').send({});
    for (let tries = 0; tries < 3; tries += 1) await signIn().expect(200);
    await signIn().expect(429);
  });
});
