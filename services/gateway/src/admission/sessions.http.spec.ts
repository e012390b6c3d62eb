import type { ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { errorBody } from '@berea/contracts';
import { RevocationFeed } from '@berea/server';
import { until } from '@berea/server/testing';
import { readApiRoutes } from '../routing/contract-routes.js';
import { GatewayUnderTest, type Options } from '../testing/gateway-under-test.js';
import { json } from '../testing/scripted-upstream.js';

const ENDED = errorBody('session_ended');
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Routes that a user's token opens; to one of the operator's, no session of a user matters. */
const routesOfUsers = (also: { readonly public: boolean } = { public: false }) =>
  readApiRoutes().filter((route) => !route.operator && (also.public || !route.public));

it('no session of a user opens a route of the operator, nor tells anything of itself there', async () => {
  const gateway = await GatewayUnderTest.start({ revocations: json(503, {}) });
  const half = gateway.service.as(await gateway.issuer.token(gateway.user, { second_factor: true }));
  const routes = readApiRoutes().filter((route) => route.operator);
  expect(routes.length).toBeGreaterThan(0);
  for (const { method, path } of routes)
    for (const user of [gateway.signedIn, half])
      expect((await user[method.toLowerCase() as 'get'](path).expect(403)).body).toMatchObject({ code: 'FORBIDDEN' });
  expect([gateway.content.seen, gateway.study.seen]).toEqual([[], []]);
  await gateway.stop();
});

describe('a session that was signed out', () => {
  let gateway: GatewayUnderTest;
  const open = async (options: Options = {}) => (gateway = await GatewayUnderTest.start(options));
  afterEach(() => gateway.stop());

  const session = async () => {
    const id = randomUUID();
    return { id, as: gateway.service.as(await gateway.issuer.token(gateway.user, { session_id: id })) };
  };
  const ends = (...ids: string[]) => {
    gateway.auth.revocations = json(200, {
      cursor: '1',
      sessions: ids.map((id) => ({ id, expires_at: inAnHour() })),
    });
  };

  it('is rejected on every route but public ones although its token has not expired, and others are not', async () => {
    await open();
    const [gone, kept] = [await session(), await session()];
    await gone.as.get('/api/notes').expect(200);
    ends(gone.id);
    await until(async () => (await gone.as.get('/api/notes')).status === 401);
    for (const { method, path } of routesOfUsers()) {
      const address = path.replace(/\{\w+\}/g, '7');
      const answer = await gone.as[method.toLowerCase() as 'get'](address).expect(401);
      expect(answer.body).toEqual(ENDED);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
    await kept.as.get('/api/notes').expect(200);
  });

  it('is rejected from the next poll on also while its token, verified before, is sent without a pause', async () => {
    await open({ env: { RATE_LIMIT_SCALE: 1_000 } });
    const [gone, kept] = [await session(), await session()];
    const reader = () => {
      const statuses: number[] = [];
      let going = true;
      const ended = (async () => {
        while (going) statuses.push((await gone.as.get('/api/notes')).status);
      })();
      return { statuses, end: () => ((going = false), ended) };
    };
    const readers = Array.from({ length: 8 }, reader);
    await until(async () => readers.every(({ statuses }) => statuses.length > 3));
    expect(new Set(readers.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]));
    let told = 0;
    gateway.auth.revocations = (response, request) => {
      told += 1;
      json(200, { cursor: '1', sessions: [{ id: gone.id, expires_at: inAnHour() }] })(response, request);
    };
    // The second poll begins when the answer to the first has been taken in.
    await until(async () => told > 1);
    const before = readers.map(({ statuses }) => statuses.length);
    await until(async () => readers.every(({ statuses }, at) => statuses.length > before[at]! + 3));
    await Promise.all(readers.map(({ end }) => end()));
    // At most one answer of each reader was under way.
    for (const [at, { statuses }] of readers.entries()) {
      expect(new Set(statuses.slice(before[at]! + 1))).toEqual(new Set([401]));
    }
    await kept.as.get('/api/notes').expect(200);
  });

  it('stays rejected while the auth service is unavailable, breaks off or answers garbage', async () => {
    await open();
    const gone = await session();
    ends(gone.id);
    await until(async () => (await gone.as.get('/api/notes')).status === 401);
    let asked = 0;
    for (const script of [
      json(503, {}),
      json(200, { cursor: 7 }),
      json(404, {}),
      (response: ServerResponse) => response.destroy(),
    ]) {
      asked = 0;
      gateway.auth.revocations = (response, request) => {
        asked += 1;
        script(response, request);
      };
      await until(async () => asked > 0);
      await gone.as.get('/api/notes').expect(401);
    }
    const next = await session();
    ends(next.id);
    await until(async () => (await next.as.get('/api/notes')).status === 401);
    await gone.as.get('/api/notes').expect(401);
  });

  it('with a hosted auth service, is not polled for', async () => {
    await open({ env: { SUPABASE_URL: 'https://project.supabase.example' } });
    let asked = 0;
    gateway.auth.revocations = (response) => {
      asked += 1;
      response.end();
    };
    await gateway.signedIn.get('/api/notes').expect(200);
    expect(asked).toBe(0);
    expect(() => gateway.service.app.get(RevocationFeed)).toThrow();
  });
});

describe('while the gateway does not know which sessions were ended, as after a restart beside a database that hangs', () => {
  let gateway: GatewayUnderTest;
  afterEach(() => gateway.stop());

  const UNKNOWN = errorBody('session_unchecked');

  it('answers that are the same for all users go on, everything else is answered 503, and all works again with the first list', async () => {
    const env = { RATE_LIMIT_SCALE: 1_000 };
    gateway = await GatewayUnderTest.start({ env, revocations: json(503, {}) });
    for (const { method, path, shared, public: open } of routesOfUsers({ public: true })) {
      const address = path.replace(/\{\w+\}/g, '7');
      const { status, body } = await gateway.signedIn[method.toLowerCase() as 'get'](address);
      if (shared || open) expect([method, path, status]).toEqual([method, path, 200]);
      else expect([method, path, status, body]).toEqual([method, path, 503, UNKNOWN]);
    }
    gateway.auth.revocations = json(200, { cursor: '1', sessions: [] });
    await until(async () => (await gateway.signedIn.get('/api/notes')).status === 200);
  });
});

describe('an account with a second factor, signed in with the password alone', () => {
  let gateway: GatewayUnderTest;
  afterEach(() => gateway.stop());

  it('is asked for it on every route of users, and no service hears of the request', async () => {
    gateway = await GatewayUnderTest.start({ env: { RATE_LIMIT_SCALE: 1_000 } });
    const half = gateway.service.as(await gateway.issuer.token(gateway.user, { second_factor: true }));
    for (const { method, path } of routesOfUsers()) {
      const address = path.replace(/\{\w+\}/g, '7');
      const { status, body } = await half[method.toLowerCase() as 'get'](address);
      expect([method, path, status, body]).toEqual([method, path, 403, errorBody('second_factor_required')]);
    }
    expect([gateway.content.seen, gateway.study.seen]).toEqual([[], []]);
  });
});
