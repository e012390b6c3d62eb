import { describe, expect, it } from '@jest/globals';
import { readApiRoutes } from '../routing/contract-routes.js';
import { ROUTE_CLASSES, SETTINGS } from './settings.js';

/** How long Node keeps a client's connection that neither side uses; `settings.http.spec.ts` reads it off the server. */
const CONNECTION_TIMEOUT = 75_000;

describe('SETTINGS', () => {
  it('hold the promised deadlines, bounds of calls and streams, and thresholds of the circuit breaker', () => {
    expect(SETTINGS).toMatchObject({
      deadlines: { read: 3_000, write: 5_000, search: 3_000, study: 60_000, ai: 60_000, file: 40_000, auth: 10_000 },
      connectTimeout: 1_000,
      calls: { maxActive: 32, maxQueued: 64, maxWaitMs: 100 },
      streams: { maxActive: 10_000, maxPerUser: 4, beginTimeout: 20_000, silenceTimeout: 45_000 },
      breaker: { failureRate: 0.5, leastCalls: 10, windowMs: 10_000, openMs: 5_000 },
      readerTimeout: 30_000,
    });
  });

  it('hold the promised rate limits a minute', () => {
    expect(SETTINGS.limits).toEqual({
      read: 300,
      write: 60,
      search: 120,
      study: 120,
      ai: 20,
      file: 60,
      auth: 60,
      token: 120,
    });
    expect(SETTINGS.limitWindowSeconds).toBe(60);
  });

  it('let no deadline outlast the connection that waits for it', () => {
    for (const kind of ROUTE_CLASSES) expect(SETTINGS.deadlines[kind]).toBeLessThan(CONNECTION_TIMEOUT);
    expect(SETTINGS.streams.silenceTimeout).toBeLessThan(CONNECTION_TIMEOUT);
    expect(SETTINGS.streams.silenceTimeout).toBeGreaterThan(2 * 15_000);
  });

  it('let no body limit of a route exceed 1 MiB, but for those that take a file', () => {
    const larger = readApiRoutes().filter(({ bodyLimit = 0 }) => bodyLimit > 1 << 20);
    expect(Object.fromEntries(larger.map(({ path, bodyLimit }) => [path, bodyLimit]))).toEqual({
      '/api/profile/picture': 3 << 20,
      '/api/sermon-files': 7 << 20,
    });
  });
});
