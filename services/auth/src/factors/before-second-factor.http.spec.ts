import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { BearerGuard } from '../sessions/bearer.guard.js';
import {
  errorOf,
  expectData,
  expectSession,
  openLink,
  type Person,
  signInAgain,
  signUpAndConfirm,
  stateOf,
} from '../testing/accounts.js';
import { addFactor, proveFactor, type SecondFactor } from '../testing/second-factors.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

interface Route {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
}

/** Every route that requires sign-in, read from Nest. A route that is added later is tested without being listed. */
function routesOfSignedIn(auth: AuthUnderTest): Route[] {
  const controllers = [...auth.service.app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    const type = metatype as new () => object;
    if (!(Reflect.getMetadata('__guards__', type) as unknown[] | undefined)?.includes(BearerGuard)) return [];
    const handlers = Object.getOwnPropertyNames(type.prototype).map(
      (name) => Reflect.get(type.prototype, name) as object,
    );
    return handlers.flatMap((handler) => {
      const method = Reflect.getMetadata('method', handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      const path = [Reflect.getMetadata('path', type), Reflect.getMetadata('path', handler)].join('/');
      return [{ method: RequestMethod[method].toLowerCase() as Route['method'], path: `/${path}`.replace(/\/+$/, '') }];
    });
  });
}

/** The calls that a session may make before the second factor is proved. */
const OPEN = [
  'get /auth/v1/user',
  'post /auth/v1/logout',
  'post /auth/v1/factors/:id/challenge',
  'post /auth/v1/factors/:id/verify',
  'post /auth/v1/recovery-codes/verify',
];
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const REFUSED = [
  [403, 'second_factor_required'],
  // The protocol's own words, where it has some.
  [401, 'insufficient_aal'],
  [403, 'insufficient_aal'],
  [422, 'insufficient_aal'],
];

describe('signed in with the password alone, an account with a second factor', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  let factor: SecondFactor;
  let half: Awaited<ReturnType<typeof signInAgain>>;
  beforeAll(async () => {
    auth = await startAuth({ env: { AUTH_MANUAL_LINKING: 'true' } });
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    ruth = await signUpAndConfirm(auth);
    factor = await addFactor(auth, ruth.client);
    half = await signInAgain(auth, ruth);
  });

  const rows = () =>
    auth.database.query(
      `select to_jsonb(u) - 'updated_at' - 'last_sign_in_at' as account,
              (select jsonb_agg(f order by f.id) from auth.factors f where user_id = u.id) as factors,
              (select jsonb_agg(s.id order by s.id) from auth.sessions s where user_id = u.id) as sessions,
              (select count(*) from auth.recovery_codes c where user_id = u.id) as codes
         from auth.users u where id = $1`,
      [ruth.user.id],
    );

  const BODIES: Record<string, object> = {
    'put /auth/v1/user': { data: { city: 'Lagos' } },
    'post /auth/v1/factors': { factor_type: 'totp', friendly_name: 'Another' },
  };

  it('is refused by every route but those for its proof, for signing out and for its own record, and nothing changes', async () => {
    const routes = routesOfSignedIn(auth);
    expect(routes.map(nameOf)).toEqual(expect.arrayContaining([...OPEN, 'put /auth/v1/user', 'get /auth/v1/sessions']));
    const before = await rows();
    const sessionId = String(decodeJwt(half.session.access_token)['session_id']);
    for (const route of routes.filter((one) => !OPEN.includes(nameOf(one)))) {
      const target = route.path.replace(':id', route.path.includes('factors') ? factor.id : sessionId);
      const asked = auth.service.as(half.session.access_token)[route.method](target);
      const { status, body } = await asked.send(route.method === 'get' ? undefined : (BODIES[nameOf(route)] ?? {}));
      expect([nameOf(route), REFUSED]).toEqual([nameOf(route), expect.arrayContaining([[status, body.error_code]])]);
    }
    expect(await rows()).toEqual(before);
  });

  it.each([{ password: 'another password' }, { email: 'new@example.org' }, { data: { city: 'Lagos' } }])(
    'cannot change %j of itself',
    async (change) => {
      const { error } = await half.client.auth.updateUser(change);
      expect(error?.code).toMatch(/insufficient_aal|second_factor_required/);
    },
  );

  it.each(['others', 'global'] as const)('cannot end %s sessions, and its owner stays signed in', async (scope) => {
    const { status, body } = await auth.service
      .as(half.session.access_token)
      .post(`/auth/v1/logout?scope=${scope}`)
      .send();
    expect([status, body.error_code]).toEqual([403, 'second_factor_required']);
    expect((await ruth.client.auth.getUser()).error).toBeNull();
  });

  it('signs out, reads its own record, and proves its factor', async () => {
    expect(await stateOf(auth, half.session)).toEqual([200]);
    const { session: third } = await signInAgain(auth, ruth);
    await auth.service.as(third.access_token).post('/auth/v1/logout?scope=local').send().expect(204);
    await proveFactor(auth, half.client, factor);
    expectData(await half.client.auth.updateUser({ data: { city: 'Lagos' } }));
    expect((await half.client.auth.signOut({ scope: 'others' })).error).toBeNull();
  });

  it('signed in by a recovery link, sets a new password only after the code', async () => {
    await auth.client().auth.resetPasswordForEmail(ruth.email);
    const { fragment } = await openLink(auth, (await auth.mailTo(ruth.email)).link);
    const client = auth.client();
    const tokens = {
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    };
    expectSession(expectData(await client.auth.setSession(tokens)));
    expect(errorOf(await client.auth.updateUser({ password: 'another password' }))).toEqual({
      status: 401,
      code: 'insufficient_aal',
    });
    await proveFactor(auth, client, factor);
    expectData(await client.auth.updateUser({ password: 'another password' }));
  });

  it('is marked in the tokens of a sign-in and of a refresh', async () => {
    const claimsOf = ({ access_token }: { access_token: string }) => {
      const { aal, second_factor } = decodeJwt<{ aal: string; second_factor: boolean }>(access_token);
      return [aal, second_factor];
    };
    expect(claimsOf(half.session)).toEqual(['aal1', true]);
    expect(claimsOf(expectSession(expectData(await half.client.auth.refreshSession())))).toEqual(['aal1', true]);
    await proveFactor(auth, half.client, factor);
    expect(claimsOf(expectSession(expectData(await half.client.auth.refreshSession())))).toEqual(['aal2', true]);
    await half.client.auth.mfa.unenroll({ factorId: factor.id });
    expect(claimsOf(expectSession(expectData(await half.client.auth.refreshSession())))).toEqual(['aal1', false]);
  });

  it('cannot use an access token from before the proof, although its session has been raised', async () => {
    await proveFactor(auth, half.client, factor);
    const { status, body } = await auth.service
      .as(half.session.access_token)
      .put('/auth/v1/user')
      .send({ data: { city: 'Lagos' } });
    expect([status, body.error_code]).toEqual([403, 'second_factor_required']);
  });

  it('has its tokens from before its first factor revoked, and the session continues', async () => {
    const naomi = await signUpAndConfirm(auth);
    await addFactor(auth, naomi.client);
    const told = await auth.service.as().get('/internal/revoked-sessions?after=').expect(200);
    const sessionId = decodeJwt(naomi.session.access_token)['session_id'];
    expect(told.body.sessions).toContainEqual({ id: sessionId, expires_at: expect.any(String), below: 'aal2' });
    await naomi.client.auth.signOut({ scope: 'local' });
    const { body } = await auth.service.as().get('/internal/revoked-sessions?after=').expect(200);
    expect(body.sessions).toContainEqual({ id: sessionId, expires_at: expect.any(String) });
  });
});
