import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, expectData, freshEmail, PASSWORD } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

const REFUSED = { status: 422, code: 'email_provider_disabled' };

describe.each([
  ['in production', { NODE_ENV: 'production' }],
  ['at a public address', { SITE_URL: 'https://berea.example.org' }],
])('an auth service without a mail server, %s', (_where, env) => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth({ env });
  });
  afterAll(() => auth.stop());

  it('says so in its settings', async () => {
    const { body } = await auth.service.as().get('/auth/v1/settings').expect(200);
    expect(body).toMatchObject({ local_mailbox: false, mail_unavailable: true });
  });

  it('refuses a call that would wait for a mail forever, says whom to ask, and makes no account', async () => {
    const email = freshEmail();
    const { error } = await auth.client().auth.signUp({ email, password: PASSWORD });
    expect(error).toMatchObject({ ...REFUSED, message: expect.stringContaining('Ask whoever runs it') });
    const users = await auth.database.query('select 1 from auth.users where email = $1', [email]);
    expect(users).toEqual([]);
    expect(errorOf(await auth.client().auth.resetPasswordForEmail(email))).toEqual(REFUSED);
    expect(errorOf(await auth.client().auth.signInWithOtp({ email }))).toEqual(REFUSED);
    expect(errorOf(await auth.client().auth.resend({ email, type: 'signup' }))).toEqual(REFUSED);
  });
});

describe('an auth service without a mail server that opens accounts at once', () => {
  it('signs up, in production too', async () => {
    const auth = await startAuth({ env: { NODE_ENV: 'production', AUTH_AUTOCONFIRM: 'true' } });
    try {
      const { session } = expectData(await auth.client().auth.signUp({ email: freshEmail(), password: PASSWORD }));
      expect(session).not.toBeNull();
    } finally {
      await auth.stop();
    }
  });
});
