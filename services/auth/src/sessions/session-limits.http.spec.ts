import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Housekeeping } from '../core/housekeeping.js';
import { errorOf, expectData, expectSession, signUpAndConfirm, signInAgain, stateOf } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('a session with limits', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth({
      env: { AUTH_SESSION_LIFETIME_S: '9000', AUTH_SESSION_INACTIVITY_S: '3600', AUTH_SINGLE_SESSION: 'true' },
    });
  });
  afterAll(() => auth.stop());

  const EXPIRED = { status: 400, code: 'session_expired' };
  const refresh = (token: string) => auth.client().auth.refreshSession({ refresh_token: token });
  const refreshed = async (token: string) => expectSession(expectData(await refresh(token))).refresh_token;

  it('not refreshed within AUTH_SESSION_INACTIVITY_S, ends', async () => {
    const { session } = await signUpAndConfirm(auth);
    auth.clock.advance(3_600);
    const token = await refreshed(session.refresh_token);
    auth.clock.advance(3_601);
    expect(errorOf(await refresh(token))).toEqual(EXPIRED);
    expect(errorOf(await refresh(token))).toEqual({ status: 400, code: 'refresh_token_not_found' });
  });

  it('after AUTH_SESSION_LIFETIME_S, ends however often it is refreshed', async () => {
    const ruth = await signUpAndConfirm(auth);
    let token = ruth.session.refresh_token;
    for (let count = 0; count < 3; count += 1) {
      auth.clock.advance(3_000);
      token = await refreshed(token);
    }
    auth.clock.advance(1);
    expect(errorOf(await refresh(token))).toEqual(EXPIRED);
  });

  it('with AUTH_SINGLE_SESSION, ends when its user signs in again', async () => {
    const [ruth, naomi] = [await signUpAndConfirm(auth), await signUpAndConfirm(auth)];
    auth.clock.advance(1);
    const later = await signInAgain(auth, ruth);
    expect(errorOf(await refresh(ruth.session.refresh_token))).toEqual(EXPIRED);
    expect(await stateOf(auth, ruth.session)).toEqual([403, 'session_not_found']);
    await refreshed(later.session.refresh_token);
    await refreshed(naomi.session.refresh_token);
  });

  it('that has expired is removed by the clean-up', async () => {
    const { user } = await signUpAndConfirm(auth);
    auth.clock.advance(3_601);
    await auth.service.app.get(Housekeeping).sweep();
    expect(await auth.database.query('select 1 from auth.sessions where user_id = $1', [user.id])).toEqual([]);
  });
});

describe('answers that grant a session', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());

  it('have headers that name session and user', async () => {
    const { email, password, user } = await signUpAndConfirm(auth);
    const post = (grant: string, body: object) =>
      auth.service.as().post(`/auth/v1/token?grant_type=${grant}`).send(body);
    const signedIn = await post('password', { email, password }).expect(200);
    const { 'sb-auth-user-id': userId, 'sb-auth-session-id': sessionId } = signedIn.headers;
    expect(userId).toBe(user.id);
    const { refresh_token, access_token } = signedIn.body as { refresh_token: string; access_token: string };
    expect((await post('refresh_token', { refresh_token })).headers['sb-auth-session-id']).toBe(sessionId);
    expect((await auth.service.as(access_token).get('/auth/v1/user')).headers).not.toHaveProperty('sb-auth-session-id');
  });
});
