import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Housekeeping } from '../core/housekeeping.js';
import {
  errorOf,
  expectData,
  expectSession,
  type Person,
  PASSWORD,
  signInAgain,
  signUpAndConfirm,
  stateOf,
} from '../testing/accounts.js';
import { operatorOf } from '../testing/operator.js';
import { addFactor } from '../testing/second-factors.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

const DAY = 86_400;

describe('an account that its owner closes (POST /account/close)', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());

  const post = (path: string, body: object, token?: string) =>
    auth.service.as(token).post(`/auth/v1/account/${path}`).send(body);
  const close = ({ session }: Person, password = PASSWORD) => post('close', { password }, session.access_token);
  const signIn = (email: string) => auth.client().auth.signInWithPassword({ email, password: PASSWORD });
  const undoMailedTo = async (email: string) =>
    /\/keep-account#([\w-]+)/.exec((await auth.mailTo(email)).text)?.[1] ?? '';
  const stageOf = async (id: string) => {
    const { body } = await auth.service.as().get('/internal/closed-accounts?by=content').expect(200);
    return (body as { accounts: { id: string; stage: string }[] }).accounts.find((one) => one.id === id)?.stage;
  };

  it('lets nobody in from then on: sessions have ended, and sign-in says until when it can be taken back', async () => {
    const ruth = await signUpAndConfirm(auth);
    const other = await signInAgain(auth, ruth);
    const { body } = await close(ruth).expect(200);
    expect(body).toEqual({ erased_at: new Date(auth.clock.now().getTime() + 7 * DAY * 1_000).toISOString() });
    for (const session of [ruth.session, other.session])
      expect(await stateOf(auth, session)).toEqual([403, 'session_not_found']);
    expect(errorOf(await other.client.auth.refreshSession())).toMatchObject({ code: 'refresh_token_not_found' });
    const { error } = await signIn(ruth.email);
    expect(errorOf({ error })).toEqual({ status: 403, code: 'account_closed' });
    expect(error?.message).toMatch(/^This account is closed\. On \d+ \w+ \d{4} everything in it is deleted for good/);
    const guess = await auth.client().auth.signInWithPassword({ email: ruth.email, password: 'a guess' });
    expect(errorOf(guess)).toMatchObject({ code: 'invalid_credentials' });
    expect(await stageOf(ruth.user.id)).toBe('closed');
  });

  it('is not opened by a link that is mailed meanwhile', async () => {
    const ruth = await signUpAndConfirm(auth);
    await close(ruth).expect(200);
    expectData(await auth.client().auth.resetPasswordForEmail(ruth.email));
    const { token_hash } = await auth.mailTo(ruth.email);
    const opened = await auth.client().auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(errorOf(opened)).toEqual({ status: 403, code: 'account_closed' });
  });

  it('is open again by the link of the mail, which works once', async () => {
    const ruth = await signUpAndConfirm(auth);
    await close(ruth).expect(200);
    const token = await undoMailedTo(ruth.email);
    await post('keep', { token }).expect(204);
    expectData(await signIn(ruth.email));
    expect(await stageOf(ruth.user.id)).toBeUndefined();
    const { status, body } = await post('keep', { token });
    expect([status, body.error_code]).toEqual([404, 'closure_not_found']);
  });

  it('is open again by address and password, and by no wrong ones', async () => {
    const ruth = await signUpAndConfirm(auth);
    await close(ruth).expect(200);
    for (const wrong of [{ email: ruth.email, password: 'a guess' }, { token: 'a guess' }, {}])
      expect((await post('keep', wrong)).status).toBeGreaterThanOrEqual(400);
    expect(errorOf(await signIn(ruth.email))).toMatchObject({ code: 'account_closed' });
    await post('keep', { email: ruth.email.toUpperCase(), password: PASSWORD }).expect(204);
    expectData(await signIn(ruth.email));
  });

  it('stays open after a wrong password, and without a session', async () => {
    const ruth = await signUpAndConfirm(auth);
    const { status, body } = await close(ruth, 'a guess');
    expect([status, body.error_code]).toEqual([400, 'current_password_invalid']);
    await post('close', { password: PASSWORD }).expect(401);
    expect(await stateOf(auth, ruth.session)).toEqual([200]);
  });

  it('with a second factor, is closed by a session that has shown it, and by no other', async () => {
    const ruth = await signUpAndConfirm(auth);
    await addFactor(auth, ruth.client);
    const half = await signInAgain(auth, ruth);
    const refused = await post('close', { password: PASSWORD }, half.session.access_token);
    expect([refused.status, refused.body.error_code]).toEqual([403, 'second_factor_required']);
    const whole = expectSession(expectData(await ruth.client.auth.getSession()));
    await post('close', { password: PASSWORD }, whole.access_token).expect(200);
  });

  it('without a password, is closed by a session of the last ten minutes', async () => {
    const ruth = await signUpAndConfirm(auth);
    await auth.database.query('update auth.users set password_hash = null where id = $1', [ruth.user.id]);
    auth.clock.advance(601);
    const { status, body } = await close(ruth, '');
    expect([status, body.error_code]).toEqual([400, 'reauthentication_needed']);
    await auth.database.query('update auth.sessions set created_at = $2 where user_id = $1', [
      ruth.user.id,
      auth.clock.now(),
    ]);
    await close(ruth, '').expect(200);
  });

  it('is gone after seven days: nothing takes it back, and its address is free', async () => {
    const ruth = await signUpAndConfirm(auth);
    await close(ruth).expect(200);
    const token = await undoMailedTo(ruth.email);
    auth.clock.advance(7 * DAY - 1);
    await auth.service.app.get(Housekeeping).sweep();
    expect(errorOf(await signIn(ruth.email))).toMatchObject({ code: 'account_closed' });
    auth.clock.advance(1);
    expect(await stageOf(ruth.user.id)).toBe('last');
    await post('keep', { token }).expect(404);
    for (const by of ['content', 'study'])
      await auth.service.as().post(`/internal/closed-accounts/${ruth.user.id}/erased?by=${by}`).expect(204);
    expect(errorOf(await signIn(ruth.email))).toMatchObject({ code: 'invalid_credentials' });
    expect(await auth.database.query('select 1 from auth.users where id = $1', [ruth.user.id])).toEqual([]);
    expect(await auth.database.query('select 1 from auth.closed_accounts where user_id = $1', [ruth.user.id])).toEqual(
      [],
    );
  });

  it('is deleted at once by an operator', async () => {
    const ruth = await signUpAndConfirm(auth);
    await close(ruth).expect(200);
    const token = await undoMailedTo(ruth.email);
    expectData(await (await operatorOf(auth)).deleteUser(ruth.user.id));
    expect(await stageOf(ruth.user.id)).toBe('due');
    await post('keep', { token }).expect(404);
  });

  it('where no mail can be sent, answers with what takes it back', async () => {
    const mute = await startAuth({
      database: auth.database,
      clock: auth.clock,
      env: { NODE_ENV: 'production', SITE_URL: 'https://berea.example', AUTH_AUTOCONFIRM: 'true' },
    });
    try {
      const email = `${Date.now()}@example.org`;
      const { session } = expectData(await mute.client().auth.signUp({ email, password: PASSWORD }));
      const { body } = await mute.service
        .as(session?.access_token)
        .post('/auth/v1/account/close')
        .send({ password: PASSWORD })
        .expect(200);
      expect(body).toEqual({ erased_at: expect.any(String), undo: expect.stringMatching(/^[\w-]{32}$/) });
      await mute.service.as().post('/auth/v1/account/keep').send({ token: body.undo }).expect(204);
    } finally {
      await mute.stop();
    }
  });
});
