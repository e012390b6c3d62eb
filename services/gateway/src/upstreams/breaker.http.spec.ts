import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { SETTINGS } from '../config/settings.js';
import { GatewayUnderTest, PATIENT } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

describe('the circuit breaker of a service', () => {
  let gateway: GatewayUnderTest;
  /** How far the clock was moved, in milliseconds. */
  let later = 0;
  beforeEach(async () => {
    gateway = await GatewayUnderTest.start();
    const real = Date.now.bind(Date);
    later = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => real() + later);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await gateway.stop();
  });

  const break5 = async () => {
    gateway.content.script = (response) => response.socket?.resetAndDestroy();
    // A read is tried twice.
    for (let index = 0; index < 5; index += 1) await gateway.signedIn.get('/api/notes').expect(502);
    expect(gateway.content.seen).toHaveLength(10);
    gateway.content.reset();
  };

  it('opens after failed calls, answers 503 at once, and closes after a trial call succeeds', async () => {
    await break5();
    const refused = await gateway.signedIn.get('/api/notes').expect(503, errorBody('SERVICE_UNAVAILABLE'));
    expect(refused.headers['retry-after']).toBe('1');
    await gateway.signedIn.post('/api/notes').send({}).expect(503);
    expect(gateway.content.seen).toEqual([]);
    later = SETTINGS.breaker.openMs;
    await gateway.signedIn.get('/api/notes').expect(200);
    await gateway.signedIn.get('/api/notes').expect(200);
    expect(gateway.content.seen).toHaveLength(2);
  });

  it('affects neither other services nor readiness', async () => {
    await break5();
    await gateway.signedIn.get('/api/notes').expect(503);
    await gateway.signedIn.get('/api/bible/John/3').expect(200);
    await gateway.anonymous.post('/auth/v1/token').send({}).expect(200);
    await gateway.anonymous.get('/health/ready').expect(200);
  });

  it('stays closed for 4xx, 500 and 503 of the service', async () => {
    for (const status of [400, 404, 500, 503]) {
      gateway.content.script = json(status, errorBody('BAD_REQUEST'));
      for (let index = 0; index < 10; index += 1) await gateway.signedIn.post('/api/notes').send({}).expect(status);
    }
    gateway.content.reset();
    await gateway.signedIn.get('/api/notes').expect(200);
  });
});

describe('calls that time out', () => {
  let gateway: GatewayUnderTest;
  beforeEach(async () => {
    gateway = await GatewayUnderTest.start({
      settings: {
        deadlines: { ...PATIENT.deadlines, search: 30 },
        // Neither the window nor the rest of an open breaker ends while the test runs.
        breaker: { ...SETTINGS.breaker, windowMs: 600_000, openMs: 600_000 },
      },
    });
    gateway.study.script = (response, request) => {
      if (!request.url?.startsWith('/api/bible/search')) json(200, {})(response, request);
    };
  });
  afterEach(() => gateway.stop());

  const search = async (token: string) => (await gateway.service.as(token).get('/api/bible/search?q=a*')).status;
  const chapter = () => gateway.signedIn.get('/api/bible/John/3');

  it('from one sender alone, open no breaker', async () => {
    for (let call = 0; call < 15; call += 1) expect(await search(gateway.token)).toBe(504);
    await chapter().expect(200);
    // The service is still asked, by the same sender and by others.
    const other = await gateway.issuer.token(gateway.issuer.user());
    expect(await search(other)).toBe(504);
  });

  it('from many senders, open the breaker of searches and not that of chapters', async () => {
    for (let call = 0; call < 10; call += 1)
      expect(await search(await gateway.issuer.token(gateway.issuer.user()))).toBe(504);
    expect(await search(gateway.token)).toBe(503);
    await chapter().expect(200);
  });
});
