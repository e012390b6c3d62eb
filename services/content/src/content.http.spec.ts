import { TestIssuer } from '@berea/server/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { badBodies } from './testing/bad-bodies.js';
import { rowsOfUser, seedUser, countRows } from './testing/user-rows.js';
import { addressOf, call, everywhere, ROUTES } from './testing/routes.js';
import { startContent, type TestContent } from './testing/start-content.js';

let content: TestContent;
let forger: TestIssuer;

beforeAll(async () => {
  [content, forger] = await Promise.all([startContent(), TestIssuer.start()]);
});
afterAll(() => Promise.all([content.stop(), forger.stop()]));

const HOSTILE_QUERIES = [
  '__proto__[isPremiumMember]=1',
  'constructor[prototype][x]=1',
  'q[0]=a',
  'q[]=a&q[x]=b&q=c',
  'title[9999]=a',
  `a${'[b]'.repeat(3_000)}=1`,
  '[]=1&=',
];

/** No percent-encoded UTF-8: a lenient reader would read other characters than were sent. */
const UNREADABLE_QUERIES = ['%E0%A4%A', 'q=%ED%A0%80', 'q=%C0%AF', 'q=100%'];

describe.each(ROUTES)('$method $path ($name)', (route) => {
  it('answers a signed-in user', async () => {
    const member = await content.member();
    const response = await call(member, route, addressOf(route, await seedUser(content, member)));
    expect(response.status).toBe(route.status);
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    if (route.status === 204) expect(response.text).toBe('');
  });

  it('answers 401 to whoever is not signed in, and changes nothing', async () => {
    const member = await content.member();
    const address = addressOf(route, await seedUser(content, member));
    const before = await rowsOfUser(content.database, member.id);
    const [header, payload] = member.token.split('.');
    const strangers: Record<string, string | undefined> = {
      'no token': undefined,
      'no token after Bearer': 'Bearer ',
      'another scheme': `Basic ${member.token}`,
      'no JWT': 'Bearer not-a-token',
      'a token without its signature': `Bearer ${header}.${payload}.`,
      'an expired token': `Bearer ${await content.issuer.token(member, {}, '-1h')}`,
      'a forged token': `Bearer ${await forger.token(member)}`,
      "another audience's token": `Bearer ${await content.issuer.token(member, { aud: 'anon' })}`,
      "another issuer's token": `Bearer ${await content.issuer.token(member, { iss: 'http://elsewhere.test' })}`,
      'a token of another role': `Bearer ${await content.issuer.token(member, { role: 'service_role' })}`,
    };
    for (const [who, authorization] of Object.entries(strangers)) {
      const api = content.service.as().set('x-user-id', member.id).set('x-forwarded-user', member.id);
      const response = await call({ api: authorization ? api.set({ authorization }) : api }, route, address);
      expect([who, response.status]).toEqual([who, 401]);
      expect(response.body).toEqual({ code: 'UNAUTHORIZED', message: expect.any(String) });
      expect(response.headers['www-authenticate']).toBe('Bearer');
    }
    expect(await rowsOfUser(content.database, member.id)).toEqual(before);
  });

  it('takes no harm from a hostile query', async () => {
    const member = await content.member();
    const { status } = await call(member, route, addressOf(route, await seedUser(content, member)));
    for (const query of HOSTILE_QUERIES) {
      const address = addressOf(route, await seedUser(content, member));
      const response = await call(member, route, `${address}?${query}`);
      expect([query.slice(0, 40), response.status]).toEqual([query.slice(0, 40), status]);
    }
  });

  it('refuses a query that cannot be read as it was sent', async () => {
    const member = await content.member();
    const address = addressOf(route, await seedUser(content, member));
    const before = await rowsOfUser(content.database, member.id);
    for (const query of UNREADABLE_QUERIES) {
      const response = await call(member, route, `${address}?${query}`);
      expect([query, response.status, response.body.code]).toEqual([query, 400, 'BAD_REQUEST']);
    }
    expect(await rowsOfUser(content.database, member.id)).toEqual(before);
  });
});

describe.each(ROUTES.filter(({ body }) => body))('the body of $method $path ($name)', (route) => {
  it.each(badBodies(route.body ?? {}))('cannot be %s', async (_name, type, body, status, says) => {
    const member = await content.member();
    const address = addressOf(route, await seedUser(content, member));
    const before = await rowsOfUser(content.database, member.id);
    const response = await member.api[route.method](address)
      .set('content-type', type)
      .serialize((sent) => sent as unknown as string)
      .send(body);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({
      code: { 400: 'BAD_REQUEST', 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' }[status],
      message: expect.stringMatching(says),
    });
    expect(await rowsOfUser(content.database, member.id)).toEqual(before);
  });
});

describe.each(ROUTES.filter(({ path }) => path.includes('{id}')))('the id of $method $path', (route) => {
  it.each(['7', 'not-a-uuid', '%27%20or%20true--', 'null', '..%2Fnotes'])('cannot be %s', async (id) => {
    const member = await content.member();
    const response = await call(member, route, addressOf(route, everywhere(id)));
    expect(response.status).toBe(400);
    expect(response.body.data.issues).toEqual([{ path: ['id'], message: expect.stringContaining('UUID') }]);
  });

  it(`cannot be another one in the ${route.method === 'get' ? 'query' : 'body'}`, async () => {
    const member = await content.member();
    const mine = await seedUser(content, member);
    const other = await seedUser(content, member);
    const before = await rowsOfUser(content.database, member.id);
    for (const id of Object.values(other)) {
      const request = member.api[route.method](addressOf(route, mine));
      const response = await (route.method === 'get' ? request.query({ id }) : request.send({ ...route.body, id }));
      expect(response.status).toBe(400);
      expect(response.body.data.issues[0].path).toEqual(['id']);
    }
    expect(await rowsOfUser(content.database, member.id)).toEqual(before);
  });
});

describe('the service', () => {
  it('is alive and ready', async () => {
    await content.service.as().get('/health/live').expect(200);
    await content.service.as().get('/health/ready').expect(200);
  });

  it('has no further routes', async () => {
    const { api } = await content.member();
    for (const path of ['/api/notes/1/2', '/api/export', '/api/chat/messages', '/api', '/']) {
      const response = await api.get(path);
      expect([path, response.status, response.body.code]).toEqual([path, 404, 'NOT_FOUND']);
    }
  });

  it('stores nothing for someone who only reads', async () => {
    const member = await content.member();
    for (const route of ROUTES.filter(({ method }) => method === 'get')) await call(member, route, route.path);
    expect(await countRows(content.database, member.id)).toBe(0);
  });
});
