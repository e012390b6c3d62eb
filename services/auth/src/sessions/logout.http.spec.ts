import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import type { Session } from '@supabase/supabase-js';
import { errorOf, expectData, signUpAndConfirm, type Person, signInAgain, stateOf } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('POST /logout', () => {
  let auth: AuthUnderTest;
  let here: Person;
  let there: Session;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    here = await signUpAndConfirm(auth);
    ({ session: there } = await signInAgain(auth, here));
  });

  const works = async ({ access_token }: Session) => !(await auth.client().auth.getUser(access_token)).error;

  it('with scope others, keeps the present session alone', async () => {
    expect((await here.client.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect([await works(here.session), await works(there)]).toEqual([true, false]);
    expect(await stateOf(auth, there)).toEqual([403, 'session_not_found']);
    // The client drops a session that is gone.
    expect((await auth.client().auth.getUser(there.access_token)).error?.name).toBe('AuthSessionMissingError');
  });

  it('with scope local, ends the present session and keeps the others', async () => {
    expect((await here.client.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect([await works(here.session), await works(there)]).toEqual([false, true]);
  });

  it('without a scope, ends all sessions of the user', async () => {
    expect((await here.client.auth.signOut()).error).toBeNull();
    expect([await works(here.session), await works(there)]).toEqual([false, false]);
  });

  it('puts each session that ends, and no other, on the list of revoked sessions', async () => {
    const sessionOf = ({ access_token }: Session) => decodeJwt(access_token)['session_id'];
    const revoked = async () =>
      (
        await auth.database.query<{ id: string }>(
          'select session_id as id from auth.revoked_sessions where session_id in ($1, $2)',
          [sessionOf(here.session), sessionOf(there)],
        )
      ).map(({ id }) => id);
    await here.client.auth.signOut({ scope: 'others' });
    expect(await revoked()).toEqual([sessionOf(there)]);
    await here.client.auth.signOut({ scope: 'local' });
    expect(await revoked()).toHaveLength(2);
  });

  it('leaves no refresh token of an ended session good', async () => {
    await here.client.auth.signOut();
    const { refresh_token } = here.session;
    expect(errorOf(await auth.client().auth.refreshSession({ refresh_token }))).toEqual({
      status: 400,
      code: 'refresh_token_not_found',
    });
  });

  it('does not touch the sessions of other users', async () => {
    const other = await signUpAndConfirm(auth);
    await here.client.auth.signOut();
    expect(expectData(await other.client.auth.getUser()).user.id).toBe(other.user.id);
  });

  it('answers 204 to a JSON content type without a body, 400 to an unknown scope, and 401 without a token', async () => {
    const logout = (scope: string, token?: string) =>
      auth.service
        .as(token)
        .post(`/auth/v1/logout?scope=${scope}`)
        .set('content-type', 'application/json;charset=UTF-8');
    const wrong = await logout('everyone', here.session.access_token);
    expect([wrong.status, wrong.body.error_code]).toEqual([400, 'validation_failed']);
    const stranger = await logout('global');
    expect([stranger.status, stranger.body.error_code]).toEqual([401, 'no_authorization']);
    expect(await works(here.session)).toBe(true);
    const done = await logout('global', here.session.access_token);
    expect([done.status, done.text]).toEqual([204, '']);
  });
});
