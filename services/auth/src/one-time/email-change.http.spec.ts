import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import {
  errorOf,
  expectData,
  expectSession,
  freshEmail,
  signUpAndConfirm,
  methodsOf,
  openLink,
  PASSWORD,
  type Person,
} from '../testing/accounts.js';
import { type AuthUnderTest, SITE_URL, startAuth } from '../testing/start-auth.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';

const HALF_DONE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

describe('a change of the email address', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth({ env: { AUTH_ANONYMOUS: 'true' } });
  });
  afterAll(() => auth.stop());

  /** Someone who asked for a new address, with the mails to both. */
  const ask = async (person?: Person, address = freshEmail()) => {
    const ruth = person ?? (await signUpAndConfirm(auth));
    const { user } = expectData(
      await ruth.client.auth.updateUser({ email: address }, { emailRedirectTo: `${SITE_URL}/profile` }),
    );
    return { ruth, user, address, toOld: await auth.mailTo(ruth.email), toNew: await auth.mailTo(address) };
  };
  const signIn = (email: string) => auth.client().auth.signInWithPassword({ email, password: PASSWORD });

  it('waits for both addresses, and the user shows the new one as pending', async () => {
    const { ruth, user, address, toOld, toNew } = await ask();
    expect(user).toMatchObject({ email: ruth.email, new_email: address });
    expect(user.email_change_sent_at).toBe(auth.clock.now().toISOString());
    expect([toOld.kind, toNew.kind]).toEqual(['email_change_current', 'email_change_new']);
    expect(toOld.token_hash).not.toBe(toNew.token_hash);
    expectData(await signIn(ruth.email));
    expect(errorOf(await signIn(address))).toMatchObject({ code: 'invalid_credentials' });
  });

  it.each([
    ['the present one first', false],
    ['the new one first', true],
  ])('is made by the links of both addresses, %s, and only the second gives a session', async (_order, turned) => {
    const { ruth, address, toOld, toNew } = await ask();
    const [first, second] = turned ? [toNew, toOld] : [toOld, toNew];
    const half = await openLink(auth, first.link);
    expect(`${half.target.origin}${half.target.pathname}${half.target.search}`).toBe(`${SITE_URL}/profile`);
    expect(Object.fromEntries(half.fragment)).toEqual({ message: HALF_DONE, sb: '' });
    expect(expectData(await ruth.client.auth.getUser()).user).toMatchObject({ email: ruth.email, new_email: address });

    const { fragment } = await openLink(auth, second.link);
    expect(fragment.get('type')).toBe('email_change');
    const client = auth.client();
    const { user } = expectData(
      await client.auth.setSession({
        access_token: fragment.get('access_token') ?? '',
        refresh_token: fragment.get('refresh_token') ?? '',
      }),
    );
    expect(user).toMatchObject({
      id: ruth.user.id,
      email: address,
      identities: [{ provider: 'email', email: address, identity_data: { email: address, email_verified: true } }],
    });
    expect(user).not.toHaveProperty('new_email');
    expect(user).not.toHaveProperty('email_change_sent_at');
    expectData(await signIn(address));
    expect(errorOf(await signIn(ruth.email))).toMatchObject({ code: 'invalid_credentials' });
  });

  it('is made by the codes of both addresses as well, each typed for its own address', async () => {
    const { ruth, address, toOld, toNew } = await ask();
    const verify = (email: string, token: string) =>
      auth.client().auth.verifyOtp({ email, token, type: 'email_change' });
    expect(errorOf(await verify(address, toOld.otp))).toEqual({ status: 403, code: 'otp_expired' });
    expect(errorOf(await verify(ruth.email, toNew.otp))).toEqual({ status: 403, code: 'otp_expired' });
    const half = await auth.service
      .as()
      .post('/auth/v1/verify')
      .send({ type: 'email_change', email: address, token: toNew.otp })
      .expect(200);
    expect(half.body).toEqual({ msg: HALF_DONE, code: '200' });
    const session = expectSession(expectData(await verify(ruth.email, toOld.otp)));
    expect(session.user.email).toBe(address);
    expect(methodsOf(session)).toEqual(['otp']);
  });

  it('after the first of two links, tells the client so without a session', async () => {
    const { toOld, toNew } = await ask();
    const verify = ({ token_hash }: { token_hash: string }) =>
      auth.client().auth.verifyOtp({ token_hash, type: 'email_change' });
    expect(expectData(await verify(toOld)).session).toBeNull();
    expect(errorOf(await verify(toOld))).toEqual({ status: 403, code: 'otp_expired' });
    expectSession(expectData(await verify(toNew)));
  });

  it('is not made by one address alone, however often it agrees', async () => {
    const { ruth, address, toNew } = await ask();
    await openLink(auth, toNew.link);
    // An operator may make a further link; asking again for one starts from the beginning.
    const { manager } = auth.service.app.get(DataSource);
    const further = await auth.service.app.get(OneTimeTokensService).issue(manager, ruth.user.id, 'email_change_new');
    const verified = await auth.client().auth.verifyOtp({ token_hash: further.linkToken, type: 'email_change' });
    expect(expectData(verified).session).toBeNull();
    expectData(await auth.client().auth.resend({ type: 'email_change', email: ruth.email }));
    const again = await openLink(auth, (await auth.mailTo(address)).link);
    expect(again.fragment.get('message')).toBe(HALF_DONE);
    const { user } = expectData(await ruth.client.auth.getUser());
    expect(user).toMatchObject({ email: ruth.email, new_email: address });
  });

  it('is made once when both links are opened together', async () => {
    const { ruth, address, toOld, toNew } = await ask();
    const opened = await Promise.all([toOld, toNew].map(({ link }) => openLink(auth, link)));
    expect(opened.map(({ fragment }) => fragment.get('message') ?? fragment.get('type')).sort()).toEqual([
      HALF_DONE,
      'email_change',
    ]);
    expect(expectData(await ruth.client.auth.getUser()).user.email).toBe(address);
  });

  it('is reported by mail to the former address', async () => {
    const { ruth, toOld, toNew } = await ask();
    await openLink(auth, toOld.link);
    await openLink(auth, toNew.link);
    const notice = await auth.mailTo(ruth.email);
    expect(notice).toMatchObject({ kind: 'email_changed', link: '', otp: '', token_hash: '' });
    expect(notice.text).toContain(SITE_URL);
  });

  it('voids its own earlier mails, and every other mail once it is made', async () => {
    const ruth = await signUpAndConfirm(auth);
    const earlier = await ask(ruth);
    expectData(await auth.client().auth.resetPasswordForEmail(ruth.email));
    const recovery = await auth.mailTo(ruth.email);
    const { toOld, toNew } = await ask(ruth);
    expect((await openLink(auth, earlier.toNew.link)).fragment.get('error_code')).toBe('otp_expired');
    await openLink(auth, toOld.link);
    await openLink(auth, toNew.link);
    expect((await openLink(auth, recovery.link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('is mailed again when the present address asks for it, with the same answer for any address', async () => {
    const { ruth, address, toOld, toNew } = await ask();
    const { email: settled } = await signUpAndConfirm(auth);
    const mails = (await auth.outbox()).length;
    for (const email of [freshEmail(), settled, ruth.email])
      expect(expectData(await auth.client().auth.resend({ type: 'email_change', email }))).toMatchObject({
        user: null,
        session: null,
      });
    expect(await auth.outbox()).toHaveLength(mails + 2);
    for (const { link } of [toOld, toNew])
      expect((await openLink(auth, link)).fragment.get('error_code')).toBe('otp_expired');
    await openLink(auth, (await auth.mailTo(ruth.email)).link);
    await openLink(auth, (await auth.mailTo(address)).link);
    expectData(await signIn(address));
  });

  it('to an address that has an account, is answered as to any other, and its owner is told', async () => {
    const [ruth, naomi] = [await signUpAndConfirm(auth), await signUpAndConfirm(auth)];
    const free = await ask();
    const taken = await ruth.client.auth.updateUser({ email: naomi.email.toUpperCase() });
    const { user } = expectData(taken);
    expect(user).toMatchObject({ email: ruth.email, new_email: naomi.email });
    expect(Object.keys(user).sort()).toEqual(Object.keys(free.user).sort());
    expect(await auth.mailTo(naomi.email)).toMatchObject({ kind: 'address_taken', link: '', otp: '', token_hash: '' });
    const toOld = await auth.mailTo(ruth.email);
    expect(toOld.kind).toBe('email_change_current');

    // The present address may agree as often as it likes.
    expect((await openLink(auth, toOld.link)).fragment.get('message')).toBe(HALF_DONE);
    expectData(await auth.client().auth.resend({ type: 'email_change', email: ruth.email }));
    expect((await auth.mailTo(naomi.email)).kind).toBe('address_taken');
    expect(expectData(await ruth.client.auth.getUser()).user.email).toBe(ruth.email);
    expectData(await signIn(naomi.email));
  });

  it.each([
    ['a second line', 'ruth@example.org\r\nBcc: everybody@example.org'],
    ['two addresses', 'ruth@example.org, naomi@example.org'],
    ['a name around it', 'Ruth <ruth@example.org>'],
    ['a character that turns the text', 'ruth\u202egro.elpmaxe@example.org'],
    ['5,000 characters', `${'r'.repeat(5_000)}@example.org`],
  ])('to what is no address (%s), is refused and mails nobody', async (_what, email) => {
    const ruth = await signUpAndConfirm(auth);
    const mails = (await auth.outbox()).length;
    expect(errorOf(await ruth.client.auth.updateUser({ email }))).toEqual({ status: 400, code: 'validation_failed' });
    expect(await auth.outbox()).toHaveLength(mails);
  });

  it('of two users who want one address, is made for the one who confirms first', async () => {
    const [first, second] = [await ask(), await ask()];
    const { address } = first;
    const late = await ask(second.ruth, address);
    await openLink(auth, first.toOld.link);
    const verify = (token: string) => auth.client().auth.verifyOtp({ email: address, token, type: 'email_change' });
    expectSession(expectData(await verify(first.toNew.otp)));
    await openLink(auth, late.toOld.link);
    const { fragment } = await openLink(auth, late.toNew.link);
    expect([fragment.get('error'), fragment.get('error_code')]).toEqual(['invalid_request', 'email_exists']);
    expectData(await signIn(second.ruth.email));
  });

  it('that waits, is dropped when the password is changed', async () => {
    const { ruth, toOld, toNew } = await ask();
    const { user } = expectData(await ruth.client.auth.updateUser({ password: 'a new password' }));
    expect(user).not.toHaveProperty('new_email');
    for (const { link } of [toOld, toNew])
      expect((await openLink(auth, link)).fragment.get('error_code')).toBe('otp_expired');
    const mails = (await auth.outbox()).length;
    expectData(await auth.client().auth.resend({ type: 'email_change', email: ruth.email }));
    expect(await auth.outbox()).toHaveLength(mails);
  });

  it('asked for without signing in, is refused', async () => {
    await auth.service.as().put('/auth/v1/user').send({ email: freshEmail() }).expect(401);
  });
});
