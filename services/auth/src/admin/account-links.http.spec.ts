import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestClient } from '../testing/start-auth.js';
import {
  errorOf,
  expectData,
  expectSession,
  freshEmail,
  signUpAndConfirm,
  openLink,
  PASSWORD,
  signUp,
} from '../testing/accounts.js';
import { operatorOf, serviceToken } from '../testing/operator.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

const WELCOME = 'http://localhost:4200/welcome';

describe('links that an operator makes (POST /admin/generate_link and /invite)', () => {
  let auth: AuthUnderTest;
  let operator: Awaited<ReturnType<typeof operatorOf>>;
  beforeAll(async () => {
    auth = await startAuth();
    operator = await operatorOf(auth);
  });
  afterAll(() => auth.stop());

  type Order = Parameters<typeof operator.generateLink>[0];
  const order = (given: object) => operator.generateLink({ options: { redirectTo: WELCOME }, ...given } as Order);
  const made = async (given: object) => expectData(await order(given));
  const signedInBy = async (link: string) => {
    const { target, fragment } = await openLink(auth, link);
    expect(target.href.split('#')[0]).toBe(WELCOME);
    return { session: fragment.get('access_token'), type: fragment.get('type') };
  };
  const mailsTo = async (email: string) => (await auth.outbox()).filter(({ to }) => to === email);

  it('of type signup, with a password and data, sign the user up by link or code, and no mail is sent', async () => {
    const email = freshEmail();
    const data = { full_name: 'Ruth' };
    const { properties, user } = await made({
      type: 'signup',
      email,
      password: PASSWORD,
      options: { data, redirectTo: WELCOME },
    });
    expect(user).toMatchObject({ email, user_metadata: data });
    expect(user).not.toHaveProperty('email_confirmed_at');
    expect(properties).toMatchObject({
      email_otp: expect.stringMatching(/^\d{6}$/),
      hashed_token: expect.stringMatching(/^[0-9a-f]{64}$/),
      verification_type: 'signup',
      redirect_to: WELCOME,
    });
    expect(properties.action_link).toContain(`redirect_to=${WELCOME}`);
    expect(await mailsTo(email)).toEqual([]);
    expect(await signedInBy(properties.action_link)).toEqual({ session: expect.any(String), type: 'signup' });
    expectData(await auth.client().auth.signInWithPassword({ email, password: PASSWORD }));

    const other = freshEmail();
    const code = (await made({ type: 'signup', email: other, password: PASSWORD })).properties.email_otp;
    expectSession(expectData(await auth.client().auth.verifyOtp({ email: other, token: code, type: 'signup' })));
  });

  it('of type signup, for an account that waits for confirmation, sign it up again with the later password', async () => {
    const email = await signUp(auth);
    const { properties } = await made({ type: 'signup', email, password: 'a later password' });
    await signedInBy(properties.action_link);
    expectData(await auth.client().auth.signInWithPassword({ email, password: 'a later password' }));
  });

  it('of type magiclink, sign a known user in and an unknown one up', async () => {
    const ruth = await signUpAndConfirm(auth);
    const known = await made({ type: 'magiclink', email: ruth.email });
    expect(known.properties.verification_type).toBe('magiclink');
    expect((await signedInBy(known.properties.action_link)).session).toEqual(expect.any(String));
    const unknown = await made({ type: 'magiclink', email: freshEmail() });
    expect(unknown.properties.verification_type).toBe('signup');
    expect((await signedInBy(unknown.properties.action_link)).session).toEqual(expect.any(String));
  });

  it('of type recovery, sign in by their token alone, and are not made for an unknown address', async () => {
    const ruth = await signUpAndConfirm(auth);
    const { hashed_token } = (await made({ type: 'recovery', email: ruth.email })).properties;
    expectSession(expectData(await auth.client().auth.verifyOtp({ token_hash: hashed_token, type: 'recovery' })));
    expect(errorOf(await order({ type: 'recovery', email: freshEmail() }))).toEqual({
      status: 404,
      code: 'user_not_found',
    });
  });

  it('of type email_change, change the address once both addresses have agreed', async () => {
    const ruth = await signUpAndConfirm(auth);
    const newEmail = freshEmail();
    const link = (type: string) => made({ type, email: ruth.email, newEmail });
    const [current, next] = [await link('email_change_current'), await link('email_change_new')];
    expect(current.user).toMatchObject({ email: ruth.email, new_email: newEmail });
    expect(current.properties.action_link).toMatch(/type=email_change/);
    await openLink(auth, current.properties.action_link);
    await openLink(auth, next.properties.action_link);
    expectData(await auth.client().auth.signInWithPassword({ email: newEmail, password: PASSWORD }));
  });

  it('of type email_change, to an address that is taken, are refused with email_exists', async () => {
    const [ruth, boaz] = [await signUpAndConfirm(auth), await signUpAndConfirm(auth)];
    const taken = await order({ type: 'email_change_new', email: ruth.email, newEmail: boaz.email });
    expect(errorOf(taken)).toEqual({ status: 422, code: 'email_exists' });
  });

  it('of type invite, sent by mail or handed over, let the invited choose a password', async () => {
    const email = freshEmail();
    const options = { data: { full_name: 'Boaz' }, redirectTo: WELCOME };
    const { user } = expectData(await operator.inviteUserByEmail(email, options));
    expect(user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: options.data });
    const mail = await auth.mailTo(email);
    expect(mail.kind).toBe('invite');
    const { fragment, target } = await openLink(auth, mail.link);
    expect([target.href.split('#')[0], fragment.get('type')]).toEqual([WELCOME, 'invite']);
    const client = auth.client();
    const { access_token, refresh_token } = Object.fromEntries(fragment) as Record<string, string>;
    await client.auth.setSession({ access_token: access_token!, refresh_token: refresh_token! });
    expectData(await client.auth.updateUser({ password: PASSWORD }));
    expectData(await auth.client().auth.signInWithPassword({ email, password: PASSWORD }));

    const handed = await made({ type: 'invite', email: freshEmail() });
    expect(handed.user).toHaveProperty('invited_at');
    expect((await signedInBy(handed.properties.action_link)).type).toBe('invite');
  });

  it('of type invite, made again before the first is answered, void the earlier link', async () => {
    const email = freshEmail();
    const [first, second] = [await made({ type: 'invite', email }), await made({ type: 'invite', email })];
    expect((await openLink(auth, first.properties.action_link)).fragment.get('error_code')).toBe('otp_expired');
    expect((await signedInBy(second.properties.action_link)).session).toEqual(expect.any(String));
  });

  it('of type signup or invite, for an address that has an account, are refused with email_exists', async () => {
    const { email } = await signUpAndConfirm(auth);
    const exists = { status: 422, code: 'email_exists' };
    expect(errorOf(await order({ type: 'signup', email, password: PASSWORD }))).toEqual(exists);
    expect(errorOf(await order({ type: 'invite', email }))).toEqual(exists);
    expect(errorOf(await operator.inviteUserByEmail(email))).toEqual(exists);
  });

  it.each<[string, object, number, string]>([
    ['no type', { email: 'a@example.org' }, 400, 'validation_failed'],
    ['another type', { type: 'sms', email: 'a@example.org' }, 400, 'validation_failed'],
    ['no address', { type: 'invite' }, 400, 'validation_failed'],
    ['text that is not an address', { type: 'magiclink', email: 'xx:;x@x.x' }, 400, 'validation_failed'],
    ['no password to sign up', { type: 'signup', email: 'a@example.org' }, 400, 'validation_failed'],
    ['a short password', { type: 'signup', email: 'a@example.org', password: 'short' }, 422, 'weak_password'],
    [
      'data too large',
      { type: 'invite', email: 'b@example.org', data: { x: 'x'.repeat(5_000) } },
      422,
      'validation_failed',
    ],
  ])('with %s, are refused', async (_name, body, status, code) => {
    const answer = await auth.service
      .as(await serviceToken(auth))
      .post('/auth/v1/admin/generate_link')
      .send(body);
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  });

  it('with a foreign redirect address, lead to the site instead', async () => {
    const { properties } = await made({
      type: 'magiclink',
      email: freshEmail(),
      options: { redirectTo: 'https://evil.example/' },
    });
    expect(properties.redirect_to).toBe('http://127.0.0.1:4000');
    expect((await openLink(auth, properties.action_link)).target.host).toBe('127.0.0.1:4000');
  });

  it('asked for by a user who is no operator, also through the Supabase client, are refused with 403', async () => {
    const ruth = await signUpAndConfirm(auth);
    const { admin } = createTestClient(auth.service.url, {}, ruth.session.access_token).auth;
    expect(errorOf(await admin.inviteUserByEmail(freshEmail()))).toEqual({ status: 403, code: 'not_admin' });
  });
});
