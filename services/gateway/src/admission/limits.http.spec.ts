import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Settings, SETTINGS } from '../config/settings.js';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

const limits = { ...SETTINGS.limits, read: 3, write: 2, search: 2, study: 2, ai: 1, auth: 2 };

describe('rate limits', () => {
  let gateway: GatewayUnderTest;
  const start = async (settings: Partial<Settings>, scale = 1) => {
    gateway = await GatewayUnderTest.start({ settings, env: { RATE_LIMIT_SCALE: scale, TRUST_PROXY: '127.0.0.1' } });
  };
  beforeEach(() => start({ limits }));
  afterEach(() => gateway.stop());

  const statuses = async (count: number, call: () => PromiseLike<{ status: number }>) => {
    const found: number[] = [];
    for (let index = 0; index < count; index += 1) found.push((await call()).status);
    return found;
  };

  it("admit exactly the limit of a user's requests, then answer 429 with retry-after", async () => {
    expect(await statuses(5, () => gateway.signedIn.get('/api/notes'))).toEqual([200, 200, 200, 429, 429]);
    expect(gateway.content.seen).toHaveLength(3);
    const { headers, body } = await gateway.signedIn.get('/api/notes').expect(429);
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
      reason: 'too_many_requests',
    });
  });

  it('state on each answer the remaining allowance', async () => {
    const { headers } = await gateway.signedIn.get('/api/notes').expect(200);
    expect(headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '2' });
    expect(headers).not.toHaveProperty('retry-after');
  });

  it('count reads, writes, searches, study tools and questions separately', async () => {
    expect(await statuses(4, () => gateway.signedIn.get('/api/notes'))).toEqual([200, 200, 200, 429]);
    expect(await statuses(3, () => gateway.signedIn.post('/api/notes').send({}))).toEqual([200, 200, 429]);
    expect(await statuses(3, () => gateway.signedIn.get('/api/bible/search?q=grace'))).toEqual([200, 200, 429]);
    const study = () => gateway.signedIn.post('/api/bible/study-tools').send({});
    expect(await statuses(3, study)).toEqual([200, 200, 429]);
    expect(await statuses(2, () => gateway.signedIn.post('/api/chat/messages').send({}))).toEqual([200, 429]);
  });

  it('count each user separately, whatever address the requests come from', async () => {
    const from = (address: string) => gateway.signedIn.get('/api/notes').set('x-forwarded-for', address);
    expect((await statuses(4, () => from('203.0.113.1'))).at(-1)).toBe(429);
    await from('203.0.113.2').expect(429);
    const other = await gateway.issuer.token(gateway.issuer.user());
    await gateway.service.as(other).get('/api/notes').expect(200);
  });

  it('count failed authentication by address', async () => {
    const from = (address: string) => gateway.anonymous.get('/api/notes').set('x-forwarded-for', address);
    expect(await statuses(4, () => from('203.0.113.1'))).toEqual([401, 401, 401, 429]);
    await from('203.0.113.2').expect(401);
    await gateway.signedIn.get('/api/notes').expect(200);
  });

  describe('on personal tokens', () => {
    const made = () => `Bearer berea_pat_${randomBytes(32).toString('base64url')}`;
    const read = (token: string, from: string) =>
      gateway.anonymous.get('/api/notes').set('authorization', token).set('x-forwarded-for', from);
    const asked = () => gateway.content.seen.filter(({ url }) => url.startsWith('/internal/personal-tokens/')).length;

    it('refuse made-up ones before anybody is asked for them, and let those that have worked through', async () => {
      await gateway.stop();
      await start({ limits: { ...limits, read: 100, token: 5 } });
      const works = made();
      const known = { id: randomUUID(), userId: randomUUID(), scopes: ['notes:read'] };
      const hash = createHash('sha256').update(works.slice('Bearer '.length)).digest('hex');
      gateway.content.script = (response, request) => {
        const { url = '' } = request;
        if (!url.startsWith('/internal/personal-tokens/')) return json(200, [])(response, request);
        return (url.endsWith(hash) ? json(200, known) : json(404, {}))(response, request);
      };
      await read(works, '203.0.113.9').expect(200);
      expect(await statuses(8, () => read(made(), '203.0.113.9'))).toEqual([
        ...Array(4).fill(401),
        ...Array(4).fill(429),
      ]);
      expect(asked()).toBe(5);
      await read(works, '203.0.113.9').expect(200);
      await read(made(), '203.0.113.10').expect(401);
    });
  });

  it('count the parts of /auth/v1 apart, so that failed sign-ins do not hold up sign-ups', async () => {
    const post = (part: string) =>
      gateway.anonymous.post(`/auth/v1/${part}`).set('x-forwarded-for', '203.0.113.77').send({});
    for (const status of [200, 200, 429]) await post('token').expect(status);
    await post('signup').expect(200);
    for (const status of [200, 200, 429]) await post(`x${status}`).expect(status);
  });

  it('count /auth/v1 by address, a /64 of IPv6 as one', async () => {
    const from = (address: string) => gateway.anonymous.post('/auth/v1/token').set('x-forwarded-for', address).send({});
    expect(await statuses(3, () => from('203.0.113.1'))).toEqual([200, 200, 429]);
    await from('203.0.113.2').expect(200);
    await from('2001:db8::1').expect(200);
    await from('2001:db8::2').expect(200);
    await from('2001:db8::3').expect(429);
    await from('2001:db8:0:1::1').expect(200);
    expect(gateway.auth.seen).toHaveLength(6);
  });

  it('charge the cost that a service reports, in a header that no client sees', async () => {
    await gateway.stop();
    await start({ limits: { ...limits, search: 10, study: 10, ai: 10 } });
    const costs = (ms: string) => {
      gateway.study.script = (response) =>
        response.writeHead(200, { 'content-type': 'application/json', 'x-berea-cost': ms }).end('{}');
    };
    const left = async (path = '/api/bible/search?q=grace') => {
      const { headers } = await gateway.signedIn.get(path).expect(200);
      expect(Object.keys(headers).filter((name) => name.startsWith('x-berea'))).toEqual([]);
      return Number(headers['ratelimit-remaining']);
    };
    costs('50');
    expect([await left(), await left()]).toEqual([9, 8]);
    costs('151');
    expect([await left(), await left()]).toEqual([7, 3]);
    // More than is left is taken all the same: the next one waits.
    await gateway.signedIn.get('/api/bible/search?q=grace').expect(429);
    costs('100000');
    expect((await gateway.signedIn.get('/api/bible/John/3').expect(200)).headers['ratelimit-remaining']).toBe('2');
    await gateway.signedIn.post('/api/bible/study-tools').send({}).expect(200);
    await gateway.signedIn.post('/api/bible/study-tools').send({}).expect(429);
    await gateway.signedIn.post('/api/study/verify').send({}).expect(200);
    await gateway.signedIn.post('/api/study/verify').send({}).expect(429);
  });

  it('do not apply to pages, assets and health probes', async () => {
    expect(await statuses(9, () => gateway.anonymous.get('/'))).toEqual(Array(9).fill(200));
    expect(await statuses(9, () => gateway.anonymous.get('/health/live'))).toEqual(Array(9).fill(200));
  });

  it('are multiplied by RATE_LIMIT_SCALE', async () => {
    await gateway.stop();
    await start({ limits }, 2.5);
    const { headers } = await gateway.signedIn.get('/api/notes').expect(200);
    expect(headers['ratelimit-limit']).toBe('8');
    await gateway.stop();
    await start({ limits }, 0.01);
    expect(await statuses(2, () => gateway.signedIn.get('/api/notes'))).toEqual([200, 429]);
  });
});
