import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { errorOf, expectData, expectSession, freshEmail, PASSWORD, signUp, stateOf } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('anonymous accounts, when addresses need no proof', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth({ env: { AUTH_AUTOCONFIRM: 'true', AUTH_ANONYMOUS: 'true' } });
  });
  afterAll(() => auth.stop());

  it('are signed in at once, with the metadata that was given and nothing else', async () => {
    const client = auth.client();
    const { session } = expectData(
      await client.auth.signInAnonymously({ options: { data: { completed_onboarding: true } } }),
    );
    expect(decodeJwt(session?.access_token ?? '')).toMatchObject({
      email: '',
      phone: '',
      role: 'authenticated',
      is_anonymous: true,
      app_metadata: {},
      amr: [{ method: 'anonymous' }],
    });
    const { user } = expectData(await client.auth.getUser());
    expect(user).toMatchObject({
      is_anonymous: true,
      email: '',
      identities: [],
      user_metadata: { completed_onboarding: true },
    });
    expectSession(expectData(await client.auth.refreshSession()));
    expect(user.id).not.toBe(expectData(await auth.client().auth.signInAnonymously()).user?.id);
  });

  it('may have no second factor', async () => {
    const client = auth.client();
    expectData(await client.auth.signInAnonymously());
    expect(errorOf(await client.auth.mfa.enroll({ factorType: 'totp' }))).toEqual({
      status: 403,
      code: 'no_authorization',
    });
  });

  it('become permanent by an address, at once and with everything that they had', async () => {
    const client = auth.client();
    const { user: before } = expectData(
      await client.auth.signInAnonymously({ options: { data: { completed_onboarding: true } } }),
    );
    const email = freshEmail();
    expectData(await client.auth.updateUser({ email }));
    expectData(await client.auth.updateUser({ password: PASSWORD }));
    const { user } = expectData(await auth.client().auth.signInWithPassword({ email, password: PASSWORD }));
    expect(user).toMatchObject({
      id: before?.id,
      is_anonymous: false,
      email,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { completed_onboarding: true },
      identities: [{ provider: 'email' }],
    });
    const { session } = expectData(await client.auth.refreshSession());
    expect(decodeJwt(session?.access_token ?? '')).toMatchObject({ is_anonymous: false, email });
  });

  it('sign out as other accounts do', async () => {
    const client = auth.client();
    const session = expectSession(expectData(await client.auth.signInAnonymously()));
    expectData({ data: null, ...(await client.auth.signOut()) });
    expect(await stateOf(auth, session)).toEqual([403, 'session_not_found']);
  });
});

describe('anonymous sign-in', () => {
  it('is followed by an address that is proved by a mail, when addresses need proof', async () => {
    const auth = await startAuth({ env: { AUTH_ANONYMOUS: 'true' } });
    try {
      const client = auth.client();
      const { user: before } = expectData(await client.auth.signInAnonymously());
      const email = freshEmail();
      const { user: waiting } = expectData(await client.auth.updateUser({ email }));
      expect(waiting).toMatchObject({ is_anonymous: true, new_email: email });
      const { otp } = await auth.mailTo(email);
      const { user } = expectData(await client.auth.verifyOtp({ email, token: otp, type: 'email_change' }));
      expect(user).toMatchObject({ id: before?.id, email, is_anonymous: false });
      expectData(await client.auth.mfa.enroll({ factorType: 'totp' }));
    } finally {
      await auth.stop();
    }
  });

  it('is limited to thirty an hour from one network address, apart from sign-up', async () => {
    const auth = await startAuth({ env: { AUTH_ANONYMOUS: 'true', RATE_LIMIT_SCALE: '0.1' } });
    try {
      for (let count = 0; count < 3; count += 1) expectData(await auth.client().auth.signInAnonymously());
      expect(errorOf(await auth.client().auth.signInAnonymously())).toEqual({
        status: 429,
        code: 'over_request_rate_limit',
      });
      await signUp(auth);
    } finally {
      await auth.stop();
    }
  });
});
