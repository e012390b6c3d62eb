import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { badBodies } from './testing/bad-bodies.js';
import { noteDraft } from './testing/drafts.js';
import { rowsOfUser, seedUser, countRows } from './testing/user-rows.js';
import { addressOf, call, everywhere, ROUTES } from './testing/routes.js';
import { startContent, type TestContent } from './testing/start-content.js';

let content: TestContent;

beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

// tools/security-tests asks every route, through the gateway and past it, who may call it, and sends hostile input
// through the gateway. This file tests what could go wrong behind the gateway only: each route must have the parsers
// and a strict schema.
describe.each(ROUTES)('$method $path ($name)', (route) => {
  it('with a hostile query, and with one that cannot be read, answers as without it or 400', async () => {
    const member = await content.member();
    const address = addressOf(route, await seedUser(content, member));
    const unreadable = await call(member, route, `${address}?q=%C0%AF`);
    expect([unreadable.status, unreadable.body.code]).toEqual([400, 'BAD_REQUEST']);
    const hostile = await call(member, route, `${address}?__proto__[isPremiumMember]=1&q[]=a&q[x]=b&q=c`);
    expect(hostile.status).toBe(route.status);
  });
});

// One parser reads the bodies of all routes, so one route is enough.
describe('POST /api/notes', () => {
  it.each(badBodies(noteDraft()))(
    'with a body that is %s, is refused and changes nothing',
    async (_name, type, body, status, says) => {
      const member = await content.member();
      await seedUser(content, member);
      const before = await rowsOfUser(content.database, member.id);
      const response = await member.api
        .post('/api/notes')
        .set('content-type', type)
        .serialize((sent) => sent as unknown as string)
        .send(body);
      expect(response.status).toBe(status);
      expect(response.body).toMatchObject({
        code: { 400: 'BAD_REQUEST', 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' }[status],
        message: expect.stringMatching(says),
      });
      expect(await rowsOfUser(content.database, member.id)).toEqual(before);
    },
  );
});

describe.each(ROUTES.filter(({ body }) => body))(
  '$method $path ($name), with a field that it does not know',
  (route) => {
    it.each(['isPremiumMember', 'userId'])('such as %s, answers 400 and names it', async (field) => {
      const member = await content.member();
      const address = addressOf(route, await seedUser(content, member));
      const before = await rowsOfUser(content.database, member.id);
      const response = await member.api[route.method](address).send({ ...route.body, [field]: true });
      expect([response.status, response.body.message]).toEqual([400, expect.stringContaining(field)]);
      expect(await rowsOfUser(content.database, member.id)).toEqual(before);
    });
  },
);

describe.each(ROUTES.filter(({ path }) => path.includes('{id}')))('$method $path', (route) => {
  it.each(['7', 'not-a-uuid', '%27%20or%20true--', 'null', '..%2Fnotes'])('with the id %s, answers 400', async (id) => {
    const member = await content.member();
    const response = await call(member, route, addressOf(route, everywhere(id)));
    expect(response.status).toBe(400);
    expect(response.body.data.issues).toEqual([{ path: ['id'], message: expect.stringContaining('UUID') }]);
  });

  it(`with another id in the ${route.method === 'get' ? 'query' : 'body'}, answers 400 and changes nothing`, async () => {
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

describe('the content service', () => {
  it('when its database answers, is alive and ready', async () => {
    await content.service.as().get('/health/live').expect(200);
    await content.service.as().get('/health/ready').expect(200);
  });

  it('at an address that no route has, answers 404', async () => {
    const { api } = await content.member();
    for (const path of ['/api/notes/1/2', '/api/export', '/api/chat/messages', '/api', '/']) {
      const response = await api.get(path);
      expect([path, response.status, response.body.code]).toEqual([path, 404, 'NOT_FOUND']);
    }
  });

  it('for a user who only reads, stores nothing', async () => {
    const member = await content.member();
    for (const route of ROUTES.filter(({ method }) => method === 'get')) await call(member, route, route.path);
    expect(await countRows(content.database, member.id)).toBe(0);
  });
});
