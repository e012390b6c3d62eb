import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { SETTINGS } from '../settings.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

describe('the breaker of a service', () => {
  let door: GatewayUnderTest;
  /** How far the clock was moved, in milliseconds. */
  let later = 0;
  beforeEach(async () => {
    door = await GatewayUnderTest.start();
    const real = Date.now.bind(Date);
    later = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => real() + later);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await door.stop();
  });

  const break5 = async () => {
    door.content.script = (response) => response.socket?.resetAndDestroy();
    // A read is tried twice.
    for (let index = 0; index < 5; index += 1) await door.signedIn.get('/api/notes').expect(502);
    expect(door.content.seen).toHaveLength(10);
    door.content.reset();
  };

  it('answers at once in its place, and asks it again after a while', async () => {
    await break5();
    const refused = await door.signedIn.get('/api/notes').expect(503, errorBody('SERVICE_UNAVAILABLE'));
    expect(refused.headers['retry-after']).toBe('1');
    await door.signedIn.post('/api/notes').send({}).expect(503);
    expect(door.content.seen).toEqual([]);
    later = SETTINGS.breaker.openMs;
    await door.signedIn.get('/api/notes').expect(200);
    await door.signedIn.get('/api/notes').expect(200);
    expect(door.content.seen).toHaveLength(2);
  });

  it('leaves the other services and readiness alone', async () => {
    await break5();
    await door.signedIn.get('/api/notes').expect(503);
    await door.signedIn.get('/api/bible/John/3').expect(200);
    await door.anybody.post('/auth/v1/token').send({}).expect(200);
    await door.anybody.get('/health/ready').expect(200);
  });

  it('stays closed for what the client got wrong, or the service said itself', async () => {
    for (const status of [400, 404, 500, 503]) {
      door.content.script = json(status, errorBody('BAD_REQUEST'));
      for (let index = 0; index < 10; index += 1) await door.signedIn.post('/api/notes').send({}).expect(status);
    }
    door.content.reset();
    await door.signedIn.get('/api/notes').expect(200);
  });
});
