import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  errorOf,
  expectData,
  expectSession,
  freshEmail,
  signUpAndConfirm,
  methodsOf,
  openLink,
  PASSWORD,
  signInAgain,
} from '../testing/accounts.js';
import { addFactor } from '../testing/second-factors.js';
import { type AuthUnderTest, createTestClient, startAuth } from '../testing/start-auth.js';

const HALF_DONE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

describe('a change of the email address', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth({ env: { AUTH_ANONYMOUS: 'true' } });
  });
  afterAll(() => auth.stop());

  it('goes through the PKCE flow', async () => {
    const ruth = await signUpAndConfirm(auth);
    const kept = new Map<string, string>();
    let verifier = '';
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        kept.set(key, value);
        // The client forgets it as soon as the user has changed, before any mail can be opened.
        if (key.endsWith('-code-verifier')) verifier = JSON.parse(value) as string;
      },
      removeItem: (key: string) => void kept.delete(key),
    };
    const client = createTestClient(auth.service.url, { flowType: 'pkce', persistSession: true, storage });
    expectData(await client.auth.signInWithPassword({ email: ruth.email, password: PASSWORD }));
    const address = freshEmail();
    expectData(await client.auth.updateUser({ email: address }));
    const half = await openLink(auth, (await auth.mailTo(ruth.email)).link);
    expect(half.target.searchParams.get('message')).toBe(HALF_DONE);
    expect(half.fragment.get('message')).toBe(HALF_DONE);
    const { target } = await openLink(auth, (await auth.mailTo(address)).link);
    expect(target.hash).toBe('');
    const { body } = await auth.service
      .as()
      .post('/auth/v1/token?grant_type=pkce')
      .send({ auth_code: target.searchParams.get('code'), code_verifier: verifier })
      .expect(200);
    expect(body.user.email).toBe(address);
    expect(methodsOf(body)).toEqual(['email_change']);
  });

  it('by a user who has a second factor, needs that factor', async () => {
    const ruth = await signUpAndConfirm(auth);
    await addFactor(auth, ruth.client);
    const { client } = await signInAgain(auth, ruth);
    for (const change of [{ email: freshEmail() }, { password: 'a new password' }])
      expect(errorOf(await client.auth.updateUser(change))).toEqual({ status: 401, code: 'insufficient_aal' });
    expect(errorOf(await client.auth.updateUser({ data: { city: 'Lagos' } }))).toEqual({
      status: 403,
      code: 'second_factor_required',
    });
    expectData(await ruth.client.auth.updateUser({ email: freshEmail() }));
  });

  it('gives an address to an anonymous user', async () => {
    const client = auth.client();
    const { user: nobody } = expectSession(expectData(await client.auth.signInAnonymously()));
    const address = freshEmail();
    const asked = expectData(await client.auth.updateUser({ email: address }));
    expect(asked.user).toMatchObject({ email: '', new_email: address, is_anonymous: true });
    const { link, kind } = await auth.mailTo(address);
    expect(kind).toBe('email_change_new');
    expect((await openLink(auth, link)).fragment.get('type')).toBe('email_change');
    const { user } = expectData(await client.auth.getUser());
    expect(user).toMatchObject({
      id: nobody.id,
      email: address,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', email: address }],
    });
    expectData(await client.auth.updateUser({ password: PASSWORD }));
    expectData(await auth.client().auth.signInWithPassword({ email: address, password: PASSWORD }));
  });
});

describe('a change of the email address that the new address alone decides', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth({ env: { AUTH_SECURE_EMAIL_CHANGE: 'false', AUTH_MAIL_INTERVAL_S: '60' } });
  });
  afterAll(() => auth.stop());

  it('sends one mail, whose link makes the change', async () => {
    const ruth = await signUpAndConfirm(auth);
    const address = freshEmail();
    const mails = (await auth.outbox()).length;
    expectData(await ruth.client.auth.updateUser({ email: address }));
    expect(await auth.outbox()).toHaveLength(mails + 1);
    expect((await openLink(auth, (await auth.mailTo(address)).link)).fragment.get('type')).toBe('email_change');
    expect(expectData(await ruth.client.auth.getUser()).user.email).toBe(address);
  });

  it('writes to an address once a minute, for all requests together', async () => {
    const [ruth, naomi] = [await signUpAndConfirm(auth), await signUpAndConfirm(auth)];
    const address = freshEmail();
    expectData(await ruth.client.auth.updateUser({ email: address }));
    const refused = await naomi.client.auth.updateUser({ email: address });
    expect(errorOf(refused)).toEqual({ status: 429, code: 'over_email_send_rate_limit' });
    expect(expectData(await naomi.client.auth.getUser()).user).not.toHaveProperty('new_email');
    // Asking again by the present address is a separate request; the mail to the new one waits for its time.
    const mails = (await auth.outbox()).length;
    expectData(await auth.client().auth.resend({ type: 'email_change', email: ruth.email }));
    expect(await auth.outbox()).toHaveLength(mails);
    auth.clock.advance(60);
    expectData(await auth.client().auth.resend({ type: 'email_change', email: ruth.email }));
    expect(await auth.outbox()).toHaveLength(mails + 1);
  });
});
