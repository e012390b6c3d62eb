import { metrics } from '@berea/server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

/** The value of the series that carries all of `parts`; 0 when there is none. */
const valueOf = async (...parts: string[]) => {
  const rows = (await metrics.metrics()).split('\n').filter((row) => !row.startsWith('#'));
  return Number(
    rows
      .find((row) => parts.every((part) => row.includes(part)))
      ?.split(' ')
      .at(-1) ?? 0,
  );
};

describe('the metrics of the gateway', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    // Other tests of this process count in the same registry.
    metrics.resetMetrics();
    gateway = await GatewayUnderTest.start({
      settings: { limits: { read: 40, write: 1, search: 5, study: 5, ai: 5, file: 5, auth: 5, token: 5 } },
    });
  });
  afterAll(() => gateway.stop());

  it('are not served on the public listener', async () => {
    await gateway.anonymous.get('/metrics').expect(404);
    const page = await gateway.anonymous.get('/metrics').set('accept', 'text/html');
    expect(page.text).not.toContain('http_requests_total');
    await gateway.signedIn.get('/api/metrics').expect(404);
  });

  it('count the answers of services, or the error that the client received instead', async () => {
    await gateway.signedIn.get('/api/notes').expect(200);
    expect(await valueOf('upstream_requests_total{', 'upstream="content"', 'result="200"')).toBe(1);
    expect(await valueOf('upstream_request_duration_seconds_count{', 'upstream="content"')).toBe(1);
    gateway.study.script = (response) => response.destroy();
    await gateway.signedIn.get('/api/chat/messages').expect(502);
    expect(await valueOf('upstream_requests_total{', 'upstream="study"', 'result="BAD_GATEWAY"')).toBe(1);
    expect(await valueOf('upstream_repeats_total{', 'upstream="study"')).toBe(1);
  });

  it('count requests rejected by the rate limit', async () => {
    await gateway.signedIn.post('/api/notes').send({}).expect(200);
    await gateway.signedIn.post('/api/notes').send({}).expect(429);
    expect(await valueOf('rate_limit_rejections_total{', 'class="write"')).toBe(1);
  });

  it('show the breaker state of each service', async () => {
    const states = () =>
      Promise.all(
        ['closed', 'open', 'half-open'].map((state) =>
          valueOf('upstream_breaker_state{', 'upstream="content"', 'scope="service"', `state="${state}"`),
        ),
      );
    expect(await states()).toEqual([1, 0, 0]);
    gateway.content.script = json(502, {});
    for (let call = 0; call < 15; call += 1) await gateway.signedIn.get('/api/notes');
    expect(await states()).toEqual([0, 1, 0]);
  });
});
