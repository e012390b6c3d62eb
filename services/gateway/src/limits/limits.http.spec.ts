import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Settings, SETTINGS } from '../settings.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';

const limits = { ...SETTINGS.limits, read: 3, write: 2, search: 2, ai: 1, auth: 2 };

describe('rate limits', () => {
  let door: GatewayUnderTest;
  const start = async (settings: Partial<Settings>, scale = 1) => {
    door = await GatewayUnderTest.start({ settings, env: { RATE_LIMIT_SCALE: scale, TRUST_PROXY: '127.0.0.1' } });
  };
  beforeEach(() => start({ limits }));
  afterEach(() => door.stop());

  const statuses = async (count: number, call: () => PromiseLike<{ status: number }>) => {
    const found: number[] = [];
    for (let index = 0; index < count; index += 1) found.push((await call()).status);
    return found;
  };

  it('stand at what is promised', () => {
    expect(SETTINGS.limits).toEqual({ read: 300, write: 60, search: 120, ai: 20, auth: 60 });
    expect(SETTINGS.limitWindowSeconds).toBe(60);
  });

  it('let exactly so many requests of a user through, and say when to come back', async () => {
    expect(await statuses(5, () => door.signedIn.get('/api/notes'))).toEqual([200, 200, 200, 429, 429]);
    expect(door.content.seen).toHaveLength(3);
    const { headers, body } = await door.signedIn.get('/api/notes').expect(429);
    const wait = Number(headers['retry-after']);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    expect(headers).toMatchObject({
      'ratelimit-limit': '3',
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(wait),
    });
    expect(body).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: `Too many requests. Wait ${wait} seconds, then try again.`,
    });
  });

  it('say on each answer what is left', async () => {
    const { headers } = await door.signedIn.get('/api/notes').expect(200);
    expect(headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '2' });
    expect(headers).not.toHaveProperty('retry-after');
  });

  it('count reading, writing, searching and asking apart', async () => {
    expect(await statuses(4, () => door.signedIn.get('/api/notes'))).toEqual([200, 200, 200, 429]);
    expect(await statuses(3, () => door.signedIn.post('/api/notes').send({}))).toEqual([200, 200, 429]);
    expect(await statuses(3, () => door.signedIn.get('/api/bible/search?q=grace'))).toEqual([200, 200, 429]);
    expect(await statuses(2, () => door.signedIn.post('/api/chat/messages').send({}))).toEqual([200, 429]);
  });

  it('count each user apart, wherever the requests come from', async () => {
    const from = (address: string) => door.signedIn.get('/api/notes').set('x-forwarded-for', address);
    expect((await statuses(4, () => from('203.0.113.1'))).at(-1)).toBe(429);
    await from('203.0.113.2').expect(429);
    const other = await door.issuer.token(door.issuer.user());
    await door.service.as(other).get('/api/notes').expect(200);
  });

  it('count the attempts of nobody by address', async () => {
    const from = (address: string) => door.anybody.get('/api/notes').set('x-forwarded-for', address);
    expect(await statuses(4, () => from('203.0.113.1'))).toEqual([401, 401, 401, 429]);
    await from('203.0.113.2').expect(401);
    await door.signedIn.get('/api/notes').expect(200);
  });

  it('count /auth/v1 by address, a /64 of IPv6 as one', async () => {
    const from = (address: string) => door.anybody.post('/auth/v1/token').set('x-forwarded-for', address).send({});
    expect(await statuses(3, () => from('203.0.113.1'))).toEqual([200, 200, 429]);
    await from('203.0.113.2').expect(200);
    await from('2001:db8::1').expect(200);
    await from('2001:db8::2').expect(200);
    await from('2001:db8::3').expect(429);
    await from('2001:db8:0:1::1').expect(200);
    expect(door.auth.seen).toHaveLength(6);
  });

  it('count what a request has cost, which no client is told', async () => {
    await door.stop();
    await start({ limits: { ...limits, search: 10, ai: 10 } });
    const costs = (ms: string) => {
      door.study.script = (response) =>
        response.writeHead(200, { 'content-type': 'application/json', 'x-berea-cost': ms }).end('{}');
    };
    const left = async (path = '/api/bible/search?q=grace') => {
      const { headers } = await door.signedIn.get(path).expect(200);
      expect(Object.keys(headers).filter((name) => name.startsWith('x-berea'))).toEqual([]);
      return Number(headers['ratelimit-remaining']);
    };
    costs('50');
    expect([await left(), await left()]).toEqual([9, 8]);
    costs('151');
    expect([await left(), await left()]).toEqual([7, 3]);
    // More than is left is taken all the same: the next one waits.
    await door.signedIn.get('/api/bible/search?q=grace').expect(429);
    costs('100000');
    expect((await door.signedIn.get('/api/bible/John/3').expect(200)).headers['ratelimit-remaining']).toBe('2');
    await door.signedIn.post('/api/bible/study-tools').send({}).expect(200);
    await door.signedIn.post('/api/study/verify').send({}).expect(429);
  });

  it('leave pages, assets and health alone', async () => {
    expect(await statuses(9, () => door.anybody.get('/'))).toEqual(Array(9).fill(200));
    expect(await statuses(9, () => door.anybody.get('/health/live'))).toEqual(Array(9).fill(200));
  });

  it('are multiplied by RATE_LIMIT_SCALE', async () => {
    await door.stop();
    await start({ limits }, 2.5);
    const { headers } = await door.signedIn.get('/api/notes').expect(200);
    expect(headers['ratelimit-limit']).toBe('8');
    await door.stop();
    await start({ limits }, 0.01);
    expect(await statuses(2, () => door.signedIn.get('/api/notes'))).toEqual([200, 429]);
  });
});
