import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { TestIssuer } from '@berea/server/testing';
import { GatewayUnderTest } from '../testing/gateway-under-test.js';
import { readApiRoutes } from './contract-routes.js';

describe('/api', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterEach(() => gateway.reset());
  afterAll(() => gateway.stop());

  const routes = readApiRoutes();
  const addressOf = (template: string) => template.replace(/\{\w+\}/g, '7');

  it.each(routes.map((route) => [route.method, route.path, route.upstream, route] as const))(
    'sends %s %s to %s alone',
    async (method, path, upstream, { assistant, operator }) => {
      const address = `${addressOf(path)}?a=1&b=%20`;
      const ofOperator = () => gateway.issuer.token(gateway.user, { role: 'service_role' });
      const sender = operator ? gateway.service.as(await ofOperator()) : gateway.signedIn;
      const call = sender[method.toLowerCase() as 'get'](address);
      await (method === 'GET' || method === 'DELETE' ? call : call.send({ x: 1 })).expect(200, { ok: true });
      const others = [gateway.content, gateway.study, gateway.auth].filter(
        (one) => one !== gateway[upstream as 'content'],
      );
      // The service of the preferences is asked what the account has chosen for the assistant, that of the chat how many
      // questions it has.
      const own = [
        ...(assistant ? ['/api/user/profile'] : []),
        ...(path.endsWith('/stats') ? ['/api/chat/usage'] : []),
      ];
      const asked = others.flatMap(({ seen }) => seen).filter(({ url }) => !own.includes(url));
      expect(asked).toEqual([]);
      const { seen } = gateway[upstream as 'content'];
      expect(seen.map((one) => [one.method, one.url])).toEqual([[method, address]]);
    },
  );

  it('passes a body on byte for byte', async () => {
    const text = '{ "title" :"שָׁלוֹם 👨‍👩‍👧"  , "broken": ';
    await gateway.signedIn
      .post('/api/notes')
      .set('content-type', 'application/json; charset=utf-8')
      .send(text)
      .expect(200);
    expect(gateway.content.only.body).toBe(text);
    expect(gateway.content.only.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(gateway.content.only.headers['content-length']).toBe(String(Buffer.byteLength(text)));
  });

  it('passes a 4xx of the service on, with its body', async () => {
    const body = errorBody('invalid', { problem: 'Title is required.' }, [
      { path: ['title'], message: 'Title is required.' },
    ]);
    gateway.content.script = (response) => {
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    await gateway.signedIn.post('/api/notes').send({}).expect(400, body);
  });

  it('passes answers without a body on', async () => {
    gateway.content.script = (response) => response.writeHead(204).end();
    const gone = await gateway.signedIn.delete('/api/notes/7').expect(204);
    expect(gone.text).toBe('');
    gateway.study.script = (response) => response.writeHead(304, { etag: '"1"' }).end();
    const same = await gateway.signedIn.get('/api/chat/messages').set('if-none-match', '"1"').expect(304);
    expect(same.headers['etag']).toBe('"1"');
    expect(gateway.study.only.headers['if-none-match']).toBe('"1"');
  });

  it('answers HEAD like GET, without the body', async () => {
    const answer = await gateway.signedIn.head('/api/notes').expect(200);
    expect(answer.headers['content-length']).toBe('11');
    expect(gateway.content.only.method).toBe('GET');
  });

  it.each(['/api', '/api/', '/api/zzz', '/api/notes/7/8', '/api/openapi', '/api/bible'])(
    'answers 404 for %s, says that the caller may be newer than the server, and asks no service',
    async (path) => {
      const answer = await gateway.signedIn.get(path).set('accept', 'text/html').expect(404);
      expect(answer.body).toEqual(errorBody('unknown_call'));
      expect(gateway.content.seen).toEqual([]);
    },
  );

  it('answers 404 for /API/notes, which is no call', async () => {
    await gateway.signedIn.get('/API/notes').set('accept', 'text/html').expect(404, errorBody('NOT_FOUND'));
  });

  it.each([
    ['put', '/api/notes', 'GET, HEAD, POST'],
    ['post', '/api/notes/7', 'GET, HEAD, PUT, DELETE'],
    ['options', '/api/bible/John/3', 'GET, HEAD'],
    ['head', '/api/chat/conversations/7', 'PATCH, DELETE'],
  ] as const)('answers 405 to %s %s and names the allowed methods', async (method, path, allow) => {
    const answer = await gateway.anonymous[method](path).expect(405);
    expect(answer.headers['allow']?.split(', ').sort()).toEqual(allow.split(', ').sort());
    if (method !== 'head') expect(answer.body).toEqual(errorBody('METHOD_NOT_SUPPORTED'));
  });

  it('answers 404 to a name longer than that of any book', async () => {
    const path = `/api/bible/${'x'.repeat(1_000)}/1`;
    await gateway.signedIn.get(path).expect(404, errorBody('unknown_call'));
  });

  describe('without a valid token', () => {
    const refused = async (authorization?: string) => {
      const call = gateway.anonymous.get('/api/notes');
      const answer = await (authorization ? call.set('authorization', authorization) : call).expect(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.body).toMatchObject({ code: 'UNAUTHORIZED' });
      expect(gateway.content.seen).toEqual([]);
    };

    it('answers 401 to a request without authorization', () => refused());
    it('answers 401 to another scheme', () => refused('Basic dXNlcjpwYXNz'));
    it('answers 401 to garbage', () => refused('Bearer a.b.c'));
    it('answers 401 to an expired token', async () =>
      refused(`Bearer ${await gateway.issuer.token(gateway.user, {}, '-1h')}`));
    it('answers 401 to a token of another issuer', async () =>
      refused(`Bearer ${await gateway.issuer.token(gateway.user, { iss: 'http://evil.test' })}`));
    it('answers 401 to a token for another audience', async () =>
      refused(`Bearer ${await gateway.issuer.token(gateway.user, { aud: 'anon' })}`));
    it('answers 401 to a forged token', async () => {
      const forger = await TestIssuer.start();
      await refused(`Bearer ${await forger.token(gateway.user)}`);
      await forger.stop();
    });
    it('answers 401 before it reads a body', async () => {
      await gateway.anonymous.post('/api/notes').send({ title: 'x' }).expect(401);
      expect(gateway.content.seen).toEqual([]);
    });
  });
});

describe('/api, while the signing keys are unavailable', () => {
  it('answers 503 rather than 401, which would sign every user out', async () => {
    const gateway = await GatewayUnderTest.start({ env: { AUTH_JWKS_URL: 'http://127.0.0.1:9/jwks.json' } });
    try {
      const answer = await gateway.signedIn.get('/api/notes').expect(503);
      expect(answer.headers['retry-after']).toBe('1');
      expect(gateway.content.seen).toEqual([]);
    } finally {
      await gateway.stop();
    }
  });
});
