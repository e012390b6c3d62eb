import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { errorOf, expectData, expectSession, signUpAndConfirm, type Person, stateOf } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';
import { decodeRefreshToken, encodeRefreshToken } from './refresh-token.js';

const DAY = 86_400;

describe('POST /token?grant_type=refresh_token', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());

  const refresh = (token: string) => auth.client().auth.refreshSession({ refresh_token: token });
  const refreshed = async (token: string) => expectSession(expectData(await refresh(token)));
  const alive = async (person: Person) =>
    (await auth.database.query('select 1 from auth.sessions where user_id = $1', [person.user.id])).length;

  it('with the newest token, rotates the tokens and keeps the session', async () => {
    const { session } = await signUpAndConfirm(auth);
    const next = await refreshed(session.refresh_token);
    expect(next.refresh_token).not.toBe(session.refresh_token);
    expect(next.access_token).not.toBe(session.access_token);
    expect(next.user.id).toBe(session.user.id);
    expect(decodeRefreshToken(next.refresh_token)).toMatchObject({
      sessionId: decodeRefreshToken(session.refresh_token)?.sessionId,
      counter: 1,
    });
  });

  it('with the token before the newest, answers the newest, however late', async () => {
    const { session } = await signUpAndConfirm(auth);
    const next = await refreshed(session.refresh_token);
    auth.clock.advance(600);
    expect((await refreshed(session.refresh_token)).refresh_token).toBe(next.refresh_token);
  });

  it('with one token four times at once, answers the same new token four times', async () => {
    const { session } = await signUpAndConfirm(auth);
    const all = await Promise.all([1, 2, 3, 4].map(() => refreshed(session.refresh_token)));
    expect(new Set(all.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    expect(decodeRefreshToken(all[0]?.refresh_token ?? '')?.counter).toBe(1);
  });

  it('with an older token within ten seconds, answers the newest', async () => {
    const { session } = await signUpAndConfirm(auth);
    const second = await refreshed(session.refresh_token);
    const third = await refreshed(second.refresh_token);
    auth.clock.advance(10);
    expect((await refreshed(session.refresh_token)).refresh_token).toBe(third.refresh_token);
  });

  it('with a token two steps old after ten seconds, ends the session, and nothing of it works any more', async () => {
    const ruth = await signUpAndConfirm(auth);
    const second = await refreshed(ruth.session.refresh_token);
    const third = await refreshed(second.refresh_token);
    auth.clock.advance(11);
    expect(errorOf(await refresh(ruth.session.refresh_token))).toEqual({
      status: 400,
      code: 'refresh_token_already_used',
    });
    expect(errorOf(await refresh(third.refresh_token))).toEqual({ status: 400, code: 'refresh_token_not_found' });
    expect(await stateOf(auth, third)).toEqual([403, 'session_not_found']);
    expect(await alive(ruth)).toBe(0);
  });

  it('with a token below the floor of the session, is refused, even at once', async () => {
    const { session } = await signUpAndConfirm(auth);
    await refreshed(session.refresh_token);
    const id = decodeRefreshToken(session.refresh_token)?.sessionId;
    await auth.database.query('update auth.sessions set refresh_floor = 1 where id = $1', [id]);
    expect(errorOf(await refresh(session.refresh_token))).toEqual({ status: 400, code: 'refresh_token_already_used' });
  });

  it.each(['x', 'not-a-refresh-token', 'a'.repeat(60), '\u2028'])(
    'with the malformed token %j, is refused',
    async (token) => {
      const refused = await refresh(token);
      expect(errorOf(refused)).toEqual({ status: 400, code: 'refresh_token_not_found' });
      expect(refused.error?.message).toBe('Invalid Refresh Token: Refresh Token Not Found');
    },
  );

  it('with a token that the session did not sign, or one from the future, is refused', async () => {
    const ruth = await signUpAndConfirm(auth);
    const { sessionId = '' } = decodeRefreshToken(ruth.session.refresh_token) ?? {};
    const forged = encodeRefreshToken(sessionId, 0, Buffer.alloc(32, 1));
    expect(errorOf(await refresh(forged))).toEqual({ status: 400, code: 'refresh_token_not_found' });
    const next = await refreshed(ruth.session.refresh_token);
    await auth.database.query('update auth.sessions set refresh_counter = 0 where id = $1', [sessionId]);
    expect(errorOf(await refresh(next.refresh_token))).toEqual({ status: 400, code: 'refresh_token_not_found' });
    expect(await alive(ruth)).toBe(1);
  });

  it('with a token of an unknown session, is refused', async () => {
    const token = encodeRefreshToken('6f1c1d6e-8f0a-4c59-9b43-000000000000', 0, Buffer.alloc(32));
    expect(errorOf(await refresh(token))).toEqual({ status: 400, code: 'refresh_token_not_found' });
  });

  it('under test, waits for the session for a minute, also on the connections that the start has made', async () => {
    const patient = await startAuth({ database: auth.database, clock: auth.clock });
    try {
      const [limit] = await patient.service.app.get(DataSource).query('show lock_timeout');
      expect(limit).toEqual({ lock_timeout: '1min' });
    } finally {
      await patient.stop();
    }
  });

  it('when another refresh holds the session for too long, answers 409', async () => {
    const { session } = await signUpAndConfirm(auth);
    const { sessionId } = decodeRefreshToken(session.refresh_token) ?? {};
    const impatient = await startAuth({ database: auth.database, clock: auth.clock, liftedWaits: false });
    const holder = new pg.Client(auth.database.url);
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('select 1 from auth.sessions where id = $1 for update', [sessionId]);
      const late = await impatient.client().auth.refreshSession({ refresh_token: session.refresh_token });
      expect(errorOf(late)).toEqual({ status: 409, code: 'conflict' });
    } finally {
      await holder.end();
      await impatient.stop();
    }
  });

  it('after 30 days without a refresh, ends the session', async () => {
    const ruth = await signUpAndConfirm(auth);
    auth.clock.advance(30 * DAY + 1);
    expect(errorOf(await refresh(ruth.session.refresh_token))).toEqual({ status: 400, code: 'session_expired' });
    expect(await alive(ruth)).toBe(0);
  });

  it('after 90 days, ends the session, however often it was refreshed', async () => {
    const ruth = await signUpAndConfirm(auth);
    let { refresh_token: token } = ruth.session;
    for (let days = 0; days < 90; days += 30) {
      auth.clock.advance(30 * DAY - 1);
      ({ refresh_token: token } = await refreshed(token));
    }
    auth.clock.advance(10);
    expect(errorOf(await refresh(token))).toEqual({ status: 400, code: 'session_expired' });
  });

  it('after an hour, when the access token is refused, answers new tokens', async () => {
    const { session } = await signUpAndConfirm(auth);
    auth.clock.advance(3_601);
    const result = await auth.client().auth.getUser(session.access_token);
    expect(errorOf(result)).toEqual({ status: 403, code: 'bad_jwt' });
    expect(result.error?.message).toMatch(/^invalid JWT/);
    await refreshed(session.refresh_token);
  });
});
