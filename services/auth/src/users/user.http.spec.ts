import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  errorOf,
  expectData,
  freshEmail,
  signUpAndConfirm,
  openLink,
  PASSWORD,
  type Person,
  signInAgain,
  stateOf,
} from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('PUT /user', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  beforeAll(async () => {
    auth = await startAuth();
    ruth = await signUpAndConfirm(auth, { full_name: 'Ruth Adeyemi' });
  });
  afterAll(() => auth.stop());

  it('with metadata, merges them key by key', async () => {
    const { user } = expectData(await ruth.client.auth.updateUser({ data: { completed_onboarding: true } }));
    expect(user.user_metadata).toEqual({ full_name: 'Ruth Adeyemi', completed_onboarding: true, email_verified: true });
    expect(expectData(await ruth.client.auth.getUser()).user).toEqual(user);
  });

  it('with a key of the metadata set to null, removes it', async () => {
    await ruth.client.auth.updateUser({ data: { city: 'Lagos', note: { a: null } } });
    const { user } = expectData(await ruth.client.auth.updateUser({ data: { city: null } }));
    expect(user.user_metadata).not.toHaveProperty('city');
    expect(user.user_metadata).toMatchObject({ note: { a: null } });
  });

  it('twice at once with different metadata, keeps both changes', async () => {
    await Promise.all([1, 2, 3].map((n) => ruth.client.auth.updateUser({ data: { [`key${n}`]: n } })));
    expect(expectData(await ruth.client.auth.getUser()).user.user_metadata).toMatchObject({
      key1: 1,
      key2: 2,
      key3: 3,
    });
  });

  it('with metadata beyond 4 KiB, also piece by piece, is rejected', async () => {
    expectData(await ruth.client.auth.updateUser({ data: { half: 'x'.repeat(2_500) } }));
    const result = await ruth.client.auth.updateUser({ data: { rest: 'x'.repeat(2_500) } });
    expect(errorOf(result)).toEqual({ status: 422, code: 'validation_failed' });
    expectData(await ruth.client.auth.updateUser({ data: { half: null } }));
  });

  it('with the password already set, is rejected', async () => {
    const result = await ruth.client.auth.updateUser({ password: PASSWORD });
    expect(errorOf(result)).toEqual({ status: 422, code: 'same_password' });
    expect(result.error?.message).toBe('New password should be different from the old password.');
  });

  it('with a new password, ends all other sessions and voids mailed tokens', async () => {
    const naomi = await signUpAndConfirm(auth);
    const { session: other } = await signInAgain(auth, naomi);
    await auth.client().auth.resetPasswordForEmail(naomi.email);
    const { link } = await auth.mailTo(naomi.email);
    expectData(await naomi.client.auth.updateUser({ password: 'a new password' }));
    expect(await stateOf(auth, other)).toEqual([403, 'session_not_found']);
    expectData(await naomi.client.auth.getUser());
    expect((await openLink(auth, link)).fragment.get('error_code')).toBe('otp_expired');
    const signIn = (password: string) => auth.client().auth.signInWithPassword({ email: naomi.email, password });
    expect(errorOf(await signIn(PASSWORD))).toMatchObject({ code: 'invalid_credentials' });
    expectData(await signIn('a new password'));
    const notice = await auth.mailTo(naomi.email);
    expect(notice).toMatchObject({ kind: 'password_changed', link: '', otp: '' });
  });

  it('with a wrong current password, is rejected', async () => {
    const naomi = await signUpAndConfirm(auth);
    const change = (current_password: string) =>
      naomi.client.auth.updateUser({ password: 'a new password', current_password });
    expect(errorOf(await change('a guess'))).toEqual({ status: 400, code: 'current_password_invalid' });
    expectData(await change(PASSWORD));
  });

  describe('with a new password, in a session older than ten minutes', () => {
    const NEXT = 'a new password';
    const olderThan = async (person: Pick<Person, 'client'>) => {
      auth.clock.advance(601);
      return person.client.auth;
    };
    const byPassword = async () => signInAgain(auth, await signUpAndConfirm(auth));

    it('needs the current one, so that an open session is not enough to take over an account', async () => {
      const open = await olderThan(await byPassword());
      expect(errorOf(await open.updateUser({ password: NEXT }))).toEqual({
        status: 400,
        code: 'current_password_required',
      });
      expect(errorOf(await open.updateUser({ password: NEXT, current_password: 'a guess' }))).toEqual({
        status: 400,
        code: 'current_password_invalid',
      });
      expectData(await open.updateUser({ password: NEXT, current_password: PASSWORD }));
    });

    it('takes a mailed code in its place', async () => {
      const naomi = await signUpAndConfirm(auth);
      const open = await olderThan(await signInAgain(auth, naomi));
      expectData(await open.reauthenticate());
      const { otp: nonce } = await auth.mailTo(naomi.email);
      expect(
        errorOf(await open.updateUser({ password: NEXT, nonce: nonce === '123456' ? '654321' : '123456' })),
      ).toEqual({
        status: 422,
        code: 'reauthentication_not_valid',
      });
      expectData(await open.updateUser({ password: NEXT, nonce }));
    });

    it('that came by a mail, or whose user has no password, needs a mailed code', async () => {
      const email = freshEmail();
      const client = auth.client();
      expectData(await client.auth.signInWithOtp({ email }));
      const { otp: token } = await auth.mailTo(email);
      expectData(await client.auth.verifyOtp({ email, token, type: 'email' }));
      const open = await olderThan({ client });
      expect(errorOf(await open.updateUser({ password: NEXT }))).toEqual({
        status: 400,
        code: 'reauthentication_needed',
      });
    });

    it('does not become younger by a refresh, and is young for ten minutes after the sign-in', async () => {
      const { client } = await byPassword();
      auth.clock.advance(600);
      expectData(await client.auth.refreshSession());
      expectData(await client.auth.updateUser({ password: NEXT }));
      auth.clock.advance(1);
      expectData(await client.auth.refreshSession());
      expect(errorOf(await client.auth.updateUser({ password: 'yet another' }))).toMatchObject({
        code: 'current_password_required',
      });
    });
  });

  it.each([
    [{ password: '12345' }, 422, 'weak_password'],
    [{ password: 'qwertyuiop' }, 422, 'weak_password'],
    [{ password: '' }, 422, 'weak_password'],
    [{ password: 'x'.repeat(73) }, 400, 'validation_failed'],
    [{ email: 'nonsense' }, 400, 'validation_failed'],
    [{ phone: '4912345' }, 400, 'phone_provider_disabled'],
    [{ app_metadata: { admin: true } }, 403, 'not_admin'],
    [{ data: 'text' }, 400, 'validation_failed'],
    [{ data: [1] }, 400, 'validation_failed'],
  ])('with %j, is refused', async (changes, status, code) => {
    const response = await auth.service.as(ruth.session.access_token).put('/auth/v1/user').send(changes);
    expect([response.status, response.body.error_code]).toEqual([status, code]);
  });

  it('with the address that the user has, changes nothing', async () => {
    const { user } = expectData(await ruth.client.auth.updateUser({ email: ruth.email.toUpperCase() }));
    expect(user.email).toBe(ruth.email);
    expect(user).not.toHaveProperty('new_email');
  });

  it('answers the user with the identities', async () => {
    const { identities } = expectData(await ruth.client.auth.getUserIdentities()) ?? {};
    expect(identities).toEqual([expect.objectContaining({ provider: 'email', user_id: ruth.user.id })]);
  });

  it('without a token answers 401; of a deleted user, 403', async () => {
    await auth.service.as().get('/auth/v1/user').expect(401);
    await auth.service
      .as()
      .put('/auth/v1/user')
      .send({ data: { a: 1 } })
      .expect(401);
    const gone = await signUpAndConfirm(auth);
    await auth.database.query('delete from auth.users where id = $1', [gone.user.id]);
    expect(errorOf(await auth.client().auth.getUser(gone.session.access_token))).toEqual({
      status: 403,
      code: 'user_not_found',
    });
  });
});
