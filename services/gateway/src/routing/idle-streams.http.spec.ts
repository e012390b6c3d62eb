import type { ServerResponse } from 'node:http';
import { until } from '@berea/server/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiRoute } from './api.js';
import { type EventStream, events, openStream } from '../testing/event-stream.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

const routes: readonly ApiRoute[] = [
  { method: 'GET', path: '/api/told', upstream: 'study', class: 'read', stream: true },
  { method: 'GET', path: '/api/plain', upstream: 'study', class: 'read' },
];
describe('a thousand idle event streams', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ routes });
  });
  afterAll(() => gateway.stop());

  it('leave the connections of other requests free', async () => {
    const served = new Set<ServerResponse>();
    gateway.study.script = (response, request) => {
      if (request.url !== '/api/told') return json(200, { ok: true })(response, request);
      served.add(response);
      response.once('close', () => served.delete(response));
      events('data: 1\n\n')(response, request);
    };
    const open: EventStream[] = [];
    for (let person = 0; person < 250; person += 1) {
      const token = await gateway.issuer.token(gateway.issuer.user());
      open.push(...(await Promise.all([1, 2, 3, 4].map(() => openStream(`${gateway.service.url}/api/told`, token)))));
    }
    expect(open.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    expect(served.size).toBe(1_000);
    for (let index = 0; index < 100; index += 1) await gateway.signedIn.get('/api/plain').expect(200);
    await gateway.anonymous.get('/health/ready').expect(200);
    expect(served.size).toBe(1_000);
    for (const stream of open) stream.leave();
    await until(async () => served.size === 0);
  });
});
