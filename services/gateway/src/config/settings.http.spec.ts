import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Upstreams } from '../upstreams/upstreams.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';

describe('a started gateway', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterAll(() => gateway.stop());

  it('applies the limits of client connections to the server that listens', () => {
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

  it('has connection pools of its own for each service, calls, streams and background requests apart', () => {
    const { all } = gateway.service.app.get(Upstreams);
    expect(all.map(({ name }) => name)).toEqual(['content', 'study', 'auth']);
    const pools = all.flatMap(({ calls, streams, background }) => [calls.pool, streams.pool, background]);
    expect(new Set(pools).size).toBe(9);
    expect(new Set(all.flatMap(({ calls, streams }) => [calls.bulkhead, streams.bulkhead])).size).toBe(6);
  });
});
