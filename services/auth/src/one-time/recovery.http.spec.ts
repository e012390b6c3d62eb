import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
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
import { type AuthUnderTest, createTestClient, SITE_URL, startAuth } from '../testing/start-auth.js';

const RESET_PAGE = `${SITE_URL}/reset-password`;
const NO_BROWSER = { window: undefined, document: undefined };

describe('password recovery', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());
  afterEach(() => {
    Object.assign(globalThis, NO_BROWSER);
  });

  const recover = async (email: string, redirectTo = RESET_PAGE) => {
    expectData(await auth.client().auth.resetPasswordForEmail(email, { redirectTo }));
    return auth.mailTo(email);
  };

  it('of an unknown address, answers as for a known one, and mails nothing', async () => {
    const { email: known } = await signUpAndConfirm(auth);
    const email = freshEmail();
    const post = (address: string) => auth.service.as().post('/auth/v1/recover').send({ email: address });
    const [one, other] = [await post(known), await post(email)];
    expect([other.status, other.body]).toEqual([one.status, one.body]);
    expect(other.body).toEqual({});
    expect((await auth.outbox()).some(({ to }) => to === email)).toBe(false);
  });

  it('answers POST /resend for an unknown, a confirmed and a waiting address alike, and mails only the waiting one a link', async () => {
    const { email: confirmed } = await signUpAndConfirm(auth);
    const waiting = await signUp(auth);
    const first = await auth.mailTo(waiting);
    const mails = (await auth.outbox()).length;
    for (const email of [freshEmail(), confirmed, waiting])
      expectData(await auth.client().auth.resend({ type: 'signup', email }));
    // Mails are sent behind the answers, in any order.
    const sent = (await auth.outbox()).slice(mails).map(({ to, kind }) => `${to}: ${kind}`);
    expect(sent.sort()).toEqual([`${confirmed}: account_exists`, `${waiting}: signup`].sort());
    expect((await openLink(auth, first.link)).fragment.get('error_code')).toBe('otp_expired');
    expect((await openLink(auth, (await auth.mailTo(waiting)).link)).fragment.get('type')).toBe('signup');
    expectData(await auth.client().auth.resend({ type: 'email_change', email: confirmed }));
  });

  it('by its link, leads to the page that was asked for, where the session sets the password', async () => {
    const { email } = await signUpAndConfirm(auth);
    const { link, kind } = await recover(email, `${RESET_PAGE}?from=mail`);
    expect(kind).toBe('recovery');
    const { target, fragment } = await openLink(auth, link);
    expect(`${target.origin}${target.pathname}${target.search}`).toBe(`${RESET_PAGE}?from=mail`);
    expect(fragment.get('type')).toBe('recovery');

    const client = auth.client();
    const tokens = {
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    };
    expectData(await client.auth.setSession(tokens));
    expectData(await client.auth.updateUser({ password: 'a recovered password' }));
    expectData(await auth.client().auth.signInWithPassword({ email, password: 'a recovered password' }));
    expect(errorOf(await auth.client().auth.signInWithPassword({ email, password: PASSWORD }))).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('never leads to a foreign page', async () => {
    const { email } = await signUpAndConfirm(auth);
    const { link } = await recover(email, 'https://evil.example/reset-password');
    expect(new URL(link).searchParams.get('redirect_to')).toBe(SITE_URL);
    const tampered = new URL(link);
    tampered.searchParams.set('redirect_to', 'https://evil.example/');
    const { target, fragment } = await openLink(auth, tampered.href);
    expect(target.origin).toBe(SITE_URL);
    expect(fragment.get('type')).toBe('recovery');
  });

  it('by its code, opens a session as well, and confirms an address that was waiting', async () => {
    const email = await signUp(auth);
    const { otp } = await recover(email);
    const session = expectSession(
      expectData(await auth.client().auth.verifyOtp({ email, token: otp, type: 'recovery' })),
    );
    expect(session.user.email_confirmed_at).toBeTruthy();
    expect(session.user.recovery_sent_at).toBeTruthy();
    expectData(await auth.client().auth.signInWithPassword({ email, password: PASSWORD }));
  });

  it('by its link, makes a browser client announce PASSWORD_RECOVERY', async () => {
    const { email } = await signUpAndConfirm(auth);
    const { target } = await openLink(auth, (await recover(email)).link);
    const nothing = () => undefined;
    Object.assign(globalThis, {
      document: { addEventListener: nothing, visibilityState: 'visible' },
      window: {
        location: target,
        history: { replaceState: nothing },
        addEventListener: nothing,
        removeEventListener: nothing,
      },
    });
    const client = createTestClient(auth.service.url, { detectSessionInUrl: true, storageKey: 'recovery' });
    const announced = await new Promise<[string, string | undefined]>((resolve) => {
      client.auth.onAuthStateChange((event, session) => {
        if (event !== 'INITIAL_SESSION' && event !== 'SIGNED_IN') resolve([event, session?.user.email]);
      });
    });
    expect(announced).toEqual(['PASSWORD_RECOVERY', email]);
    expect(target.hash).toBe('');
  });

  it('refuses a wrong code, one of another type and one for an unknown address in the same words', async () => {
    const { email } = await signUpAndConfirm(auth);
    const { otp } = await recover(email);
    const wrong = otp === '123456' ? '654321' : '123456';
    const verify = (address: string, token: string, type: 'recovery' | 'signup' | 'magiclink' | 'email' | 'invite') =>
      auth.client().auth.verifyOtp({ email: address, token, type });
    const answers = [
      await verify(email, wrong, 'recovery'),
      await verify(email, otp, 'signup'),
      await verify(email, otp, 'magiclink'),
      await verify(email, otp, 'email'),
      await verify(email, otp, 'invite'),
      await verify(freshEmail(), otp, 'recovery'),
    ];
    for (const answer of answers) {
      expect(errorOf(answer)).toEqual({ status: 403, code: 'otp_expired' });
      expect(answer.error?.message).toBe('Token has expired or is invalid');
    }
    expectData(await verify(email, otp, 'recovery'));
  });

  it('voids its code after five wrong tries, and leaves its link good', async () => {
    const { email } = await signUpAndConfirm(auth);
    const { otp, link } = await recover(email);
    const wrong = otp === '123456' ? '654321' : '123456';
    const verify = (token: string) => auth.client().auth.verifyOtp({ email, token, type: 'recovery' });
    await Promise.all([1, 2, 3, 4, 5].map(() => verify(wrong)));
    expect(errorOf(await verify(otp))).toEqual({ status: 403, code: 'otp_expired' });
    expect((await openLink(auth, link)).fragment.get('type')).toBe('recovery');
  });

  it('has a code that lives ten minutes and a link that lives one hour', async () => {
    const { email } = await signUpAndConfirm(auth);
    const { otp, link } = await recover(email);
    auth.clock.advance(601);
    expect(errorOf(await auth.client().auth.verifyOtp({ email, token: otp, type: 'recovery' }))).toEqual({
      status: 403,
      code: 'otp_expired',
    });
    auth.clock.advance(3_000);
    expect((await openLink(auth, link)).fragment.get('error_code')).toBe('otp_expired');
    const later = await recover(email);
    auth.clock.advance(3_599);
    expect((await openLink(auth, later.link)).fragment.get('type')).toBe('recovery');
  });

  it('gives one session when two open its link at once', async () => {
    const { email } = await signUpAndConfirm(auth);
    const { link } = await recover(email);
    const opened = await Promise.all([1, 2, 3].map(() => openLink(auth, link)));
    expect(opened.map(({ fragment }) => fragment.get('error_code') ?? 'signed in').sort()).toEqual([
      'otp_expired',
      'otp_expired',
      'signed in',
    ]);
  });

  it('gives one session when two open different links of one user at once', async () => {
    const { email } = await signUpAndConfirm(auth);
    const { link } = await recover(email);
    expectData(await auth.client().auth.signInWithOtp({ email }));
    const links = [link, (await auth.mailTo(email)).link];
    const opened = await Promise.all([...links, ...links].map((one) => openLink(auth, one)));
    expect(opened.filter(({ fragment }) => fragment.has('access_token'))).toHaveLength(1);
    expect(opened.filter(({ fragment }) => fragment.get('error_code') === 'otp_expired')).toHaveLength(3);
  });

  it('by a link that is cut off, leads on with an error', async () => {
    const { response, target, fragment } = await openLink(auth, `${auth.url}/verify?token=abc`);
    expect([response.status, target.origin, fragment.get('error'), fragment.get('error_code')]).toEqual([
      303,
      SITE_URL,
      'invalid_request',
      'validation_failed',
    ]);
  });

  it.each([
    ['recover', {}, 'validation_failed'],
    ['recover', { email: 'nonsense' }, 'validation_failed'],
    ['recover', { email: 'a@example.org', code_challenge: 'only one of the two' }, 'validation_failed'],
    ['resend', { email: 'a@example.org' }, 'validation_failed'],
    ['resend', { type: 'signup' }, 'validation_failed'],
    ['resend', { type: 'signup', email: 'a@example.org', phone: '1' }, 'validation_failed'],
    ['resend', { type: 'sms', phone: '4912345' }, 'phone_provider_disabled'],
    ['verify', {}, 'validation_failed'],
    ['verify', { type: 'signup' }, 'validation_failed'],
    ['verify', { type: 'signup', token: '1', token_hash: '2' }, 'validation_failed'],
    ['verify', { type: 'signup', token_hash: '2', email: 'a@example.org' }, 'validation_failed'],
    ['verify', { type: 'signup', token: '1' }, 'validation_failed'],
    ['verify', { type: 'constructor', token: '1', email: 'a@example.org' }, 'validation_failed'],
  ])('at POST %s, refuses %j', async (route, body, code) => {
    const response = await auth.service.as().post(`/auth/v1/${route}`).send(body);
    expect([response.status, response.body.error_code]).toEqual([400, code]);
  });
});
