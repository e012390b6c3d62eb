import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Upstreams } from './proxy/upstreams.js';
import { readApiRoutes } from './routing/api-routes.js';
import { ROUTE_CLASSES, SETTINGS } from './settings.js';
import { GatewayUnderTest } from './testing/gateway-under-test.js';

describe('the settings', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterAll(() => gateway.stop());

  it('of connections from clients stand on the server that listens', () => {
    const server = gateway.service.app.getHttpServer() as Server & {
      maxConnections: number;
      requireHostHeader: boolean;
    };
    expect({
      headersTimeout: server.headersTimeout,
      requestTimeout: server.requestTimeout,
      keepAliveTimeout: server.keepAliveTimeout,
      timeout: server.timeout,
      maxRequestsPerSocket: server.maxRequestsPerSocket,
      maxConnections: server.maxConnections,
      maxHeadersCount: server.maxHeadersCount,
    }).toEqual({
      headersTimeout: 5_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 72_000,
      timeout: 75_000,
      maxRequestsPerSocket: 10_000,
      maxConnections: 15_000,
      // One more than is allowed, so that too many are seen.
      maxHeadersCount: 101,
    });
    const options = gateway.service.app.getHttpAdapter().getInstance().initialConfig as Record<string, unknown>;
    expect(options).toMatchObject({ bodyLimit: 256 << 10, requestTimeout: 15_000, connectionTimeout: 75_000 });
  });

  it('of the exchange with services are what they are meant to be', () => {
    expect(SETTINGS).toMatchObject({
      deadlines: { read: 3_000, write: 5_000, search: 3_000, ai: 60_000, auth: 10_000 },
      connectTimeout: 1_000,
      calls: { inside: 32, queue: 64, waitMs: 100 },
      streams: { atOnce: 10_000, perUser: 4, beginTimeout: 20_000, silenceTimeout: 45_000 },
      breaker: { failureRate: 0.5, leastCalls: 10, windowMs: 10_000, openMs: 5_000 },
      readerTimeout: 30_000,
    });
  });

  it('give every service its own connections, calls and streams apart', () => {
    const { all } = gateway.service.app.get(Upstreams);
    expect(all.map(({ name }) => name)).toEqual(['content', 'study', 'auth']);
    const pools = all.flatMap(({ calls, streams, background }) => [calls.pool, streams.pool, background]);
    expect(new Set(pools).size).toBe(9);
    expect(new Set(all.flatMap(({ calls, streams }) => [calls.bulkhead, streams.bulkhead])).size).toBe(6);
  });

  it('let no deadline outlast the connection that waits for it', () => {
    for (const kind of ROUTE_CLASSES) {
      expect(SETTINGS.deadlines[kind]).toBeLessThan(75_000);
    }
    expect(SETTINGS.streams.silenceTimeout).toBeLessThan(75_000);
    expect(SETTINGS.streams.silenceTimeout).toBeGreaterThan(2 * 15_000);
    expect(Math.max(...readApiRoutes().map(({ bodyLimit }) => bodyLimit ?? 0))).toBeLessThanOrEqual(1 << 20);
  });
});
