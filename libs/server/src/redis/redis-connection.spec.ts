import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import { captureLog } from '../testing/capture-log.js';
import { redisIsInstalled, RedisServer } from '../testing/redis-server.js';
import { until } from '../testing/until.js';
import { connectRedis } from './connect-redis.js';
import { ANSWER_WITHIN_MS, type RedisConnection, RedisUnavailableError } from './redis-connection.js';

const ping = (redis: Redis) => redis.ping();

describe('the settings of connectRedis', () => {
  it('have no offline queue, no retry of commands and a short timeout', () => {
    const { log } = captureLog();
    const { client } = connectRedis('redis://127.0.0.1:9', log, 'spec');
    expect(client.options).toMatchObject({
      enableOfflineQueue: false,
      commandTimeout: 1_000,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      connectTimeout: 1_000,
    });
    expect(ANSWER_WITHIN_MS).toBe(150);
    for (let attempt = 1; attempt <= 100; attempt += 1) {
      const pause = client.options.retryStrategy?.(attempt);
      expect(pause).toBeGreaterThanOrEqual(50);
      expect(pause).toBeLessThanOrEqual(2_000);
    }
    client.disconnect();
  });

  it('when the address says rediss, use TLS and reject a server without it', async () => {
    const first: Buffer[] = [];
    const server = createServer((socket) =>
      socket.once('data', (data: Buffer) => first.push(data) && socket.destroy()),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as { port: number };
    const { log } = captureLog();
    const redis = connectRedis(`rediss://:secret@127.0.0.1:${port}`, log, 'spec');
    await until(() => first.length > 0);
    redis.close();
    server.close();
    // A TLS handshake, and nothing in the clear.
    expect(first[0]?.[0]).toBe(0x16);
    expect(first[0]?.includes('secret')).toBe(false);
  });
});

const withRedis = redisIsInstalled() ? describe : describe.skip;

withRedis('a connection to Redis', () => {
  let server: RedisServer;
  let redis: RedisConnection;
  const { log, lines } = captureLog();
  const start = async (...settings: string[]) => {
    lines.length = 0;
    server = await RedisServer.start(...settings);
  };
  const connect = (url = server.url) => (redis = connectRedis(url, log, 'spec'));
  const answers = () =>
    redis.run(ping).then(
      () => true,
      () => false,
    );
  afterEach(async () => {
    redis.close();
    await server.stop();
  });

  it('when Redis hangs, fails at once after five timeouts, and recovers when it answers', async () => {
    await start();
    connect();
    await until(answers);
    server.hang(true);
    let asked = 0;
    const errors: unknown[] = [];
    for (let tries = 0; tries < 200; tries += 1)
      await redis
        .run((client) => {
          asked += 1;
          return client.ping();
        })
        .catch((error: unknown) => errors.push(error));
    expect(errors).toHaveLength(200);
    expect(asked).toBe(5);
    expect(lines.map(({ msg }) => msg)).toContain('Redis unavailable: commands failed; continuing without it');
    server.hang(false);
    await until(answers);
    expect(lines.map(({ msg }) => msg)).toContain('Redis available again: commands succeed');
  });

  it('while Redis is unavailable, sends one command a second as a probe and fails the others', async () => {
    await start();
    connect();
    await until(answers);
    const observer = await server.observer();
    await observer.sendCommand(['CLIENT', 'PAUSE', '600000', 'WRITE']);
    for (let tries = 0; tries < 5; tries += 1)
      await redis.run((client) => client.incr('counted')).catch(() => undefined);
    let probes = 0;
    const all = await new Promise<PromiseSettledResult<unknown>[]>((resolve) => {
      const tryAll = () => {
        const running = Array.from({ length: 50 }, () =>
          redis.run((client) => {
            probes += 1;
            return client.incr('counted');
          }),
        );
        void Promise.allSettled(running).then((outcomes) => (probes ? resolve(outcomes) : setImmediate(tryAll)));
      };
      tryAll();
    });
    expect(probes).toBe(1);
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(50);
    await observer.sendCommand(['CLIENT', 'UNPAUSE']);
    await until(answers);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'Redis unavailable: commands failed; continuing without it',
      'Redis available again: commands succeed',
    ]);
  });

  it('when the process itself is busy, does not count the delay as a failure of Redis', async () => {
    await start();
    connect();
    await until(answers);
    const answer = redis.run(ping);
    // The answer arrives before this process looks at it, long after its time limit.
    const busyUntil = performance.now() + 3 * ANSWER_WITHIN_MS;
    while (performance.now() < busyUntil);
    expect(await answer).toBe('PONG');
  });

  it('when a limiter rejects, does not count that as a failure of Redis', async () => {
    await start();
    connect();
    await until(answers);
    for (let tries = 0; tries < 50; tries += 1)
      await expect(redis.run(() => Promise.reject({ refused: true }))).rejects.toEqual({ refused: true });
    expect(await redis.run(ping)).toBe('PONG');
  });

  it('logs once that Redis is unavailable and once that it is available again', async () => {
    await start();
    connect();
    await until(answers);
    await server.stop();
    await until(() => (redis.client as unknown as { retryAttempts: number }).retryAttempts > 4);
    await expect(redis.run(ping)).rejects.toThrow(RedisUnavailableError);
    await server.start();
    await until(answers);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'Redis unavailable: connection failed; continuing without it',
      'Redis available again: connected',
    ]);
  });

  it('when the connection answers nothing any more, opens another', async () => {
    await start();
    connect();
    await until(answers);
    const old = redis.client.stream;
    // The other side of a connection that is dead without having said so.
    old.removeAllListeners('data');
    old.resume();
    for (let tries = 0; tries < 5; tries += 1) await expect(redis.run(ping)).rejects.toThrow(/in time/);
    await until(answers);
    expect(redis.client.stream).not.toBe(old);
  });

  it('recovers after Redis pauses commands, and sends no command twice', async () => {
    await start();
    connect();
    await until(answers);
    const observer = await server.observer();
    await observer.sendCommand(['CLIENT', 'PAUSE', '60000', 'WRITE']);
    await expect(redis.run((client) => client.incr('counted'))).rejects.toThrow(/in time/);
    await observer.sendCommand(['CLIENT', 'UNPAUSE']);
    await until(answers);
    expect(await observer.get('counted')).toBe('1');
    await observer.sendCommand(['CLIENT', 'PAUSE', '60000', 'WRITE']);
    await expect(redis.run((client) => client.incr('cut off'))).rejects.toThrow(/in time/);
    redis.client.stream.destroy();
    await observer.sendCommand(['CLIENT', 'UNPAUSE']);
    await until(answers);
    expect(Number(await observer.get('cut off'))).toBeLessThanOrEqual(1);
  });

  it('uses the password of the address', async () => {
    await start('--requirepass', 's3cret');
    connect(server.url.replace('//', '//:s3cret@'));
    await until(answers);
    expect(lines).toEqual([]);
  });

  it('when the password is wrong, logs the failure without it', async () => {
    await start('--requirepass', 's3cret');
    connect(server.url.replace('//', '//:wr0ng@'));
    await until(() => lines.length > 0);
    expect(await answers()).toBe(false);
    expect(JSON.stringify(lines)).not.toMatch(/wr0ng|s3cret/);
  });
});
