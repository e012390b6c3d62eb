import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SupabaseClient } from '@supabase/supabase-js';
import { readPkce } from '../http/pkce.js';
import { NO_RESERVATION } from '../mail/mails-of-hour.js';
import { OneTimeMailsService } from '../one-time/one-time-mails.service.js';
import {
  errorOf,
  expectData,
  expectSession,
  freshEmail,
  signUpAndConfirm,
  methodsOf,
  openLink,
  PASSWORD,
  signUp,
} from '../testing/accounts.js';
import { type AuthUnderTest, createTestClient, SITE_URL, startAuth } from '../testing/start-auth.js';

const PAGE = `${SITE_URL}/welcome?sb_flow_id=7&from=mail`;

describe('the PKCE flow', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());
  const browser = () => createTestClient(auth.service.url, { flowType: 'pkce' });
  const post = (route: string, body: object) => auth.service.as().post(`/auth/v1/${route}`).send(body);

  /** Opens the newest mail to `email` and returns the code in the link's target. */
  const codeOf = async (email: string): Promise<string> => {
    const { link } = await auth.mailTo(email);
    const { target } = await openLink(auth, link);
    return target.searchParams.get('code') ?? '';
  };

  const recoverIn = async (client: SupabaseClient) => {
    const { email } = await signUpAndConfirm(auth);
    expectData(await client.auth.resetPasswordForEmail(email, { redirectTo: PAGE }));
    return { email, code: await codeOf(email) };
  };

  it('of a sign-up, leads on with a code in place of the session, and keeps the query of the page', async () => {
    const client = browser();
    const email = freshEmail();
    const { session } = expectData(
      await client.auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: PAGE } }),
    );
    expect(session).toBeNull();
    const mail = await auth.mailTo(email);
    expect(mail.token_hash).toMatch(/^pkce_[0-9a-f]{64}$/);
    const { response, target } = await openLink(auth, mail.link);
    expect(response.status).toBe(303);
    expect(target.hash).toBe('');
    const { code, ...rest } = Object.fromEntries(target.searchParams);
    expect(rest).toEqual({ sb_flow_id: '7', from: 'mail' });
    expect(`${target.origin}${target.pathname}`).toBe(`${SITE_URL}/welcome`);

    const exchanged = expectData(await client.auth.exchangeCodeForSession(code ?? ''));
    expect(exchanged.user.email_confirmed_at).toBeTruthy();
    expect(exchanged.session.user.email).toBe(email);
    expect(methodsOf(exchanged.session)).toEqual(['email/signup']);
  });

  it('of a recovery, makes the client announce PASSWORD_RECOVERY', async () => {
    const client = browser();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const { code } = await recoverIn(client);
    const exchanged = expectData(await client.auth.exchangeCodeForSession(code));
    expect(exchanged).toMatchObject({ redirectType: 'recovery' });
    expect(methodsOf(exchanged.session)).toEqual(['recovery']);
    expect(events).toContain('PASSWORD_RECOVERY');
    expectData(await client.auth.updateUser({ password: 'a recovered password' }));
  });

  it.each<[string, (client: SupabaseClient) => Promise<string>, string]>([
    [
      'a magic link',
      async (client) => {
        const { email } = await signUpAndConfirm(auth);
        expectData(await client.auth.signInWithOtp({ email }));
        return email;
      },
      'magiclink',
    ],
    [
      'a magic link for who is new',
      async (client) => {
        const email = freshEmail();
        expectData(await client.auth.signInWithOtp({ email }));
        return email;
      },
      'email/signup',
    ],
    [
      'a confirmation that is sent again',
      async (client) => {
        const email = await signUp(auth);
        // Mails are sent after the answers, so wait for the first one before asking again.
        await auth.mailTo(email);
        expectData(await client.auth.resend({ type: 'signup', email }));
        return email;
      },
      'email/signup',
    ],
  ])('goes through %s', async (_name, ask, method) => {
    const client = browser();
    const code = await codeOf(await ask(client));
    const { session } = expectData(await client.auth.exchangeCodeForSession(code));
    expect(methodsOf(session)).toEqual([method]);
  });

  it('goes through an invitation', async () => {
    const verifier = randomBytes(40).toString('hex');
    const email = await signUp(auth);
    const pkce = readPkce({ code_challenge: challengeOf(verifier), code_challenge_method: 's256' });
    auth.service.app.get(OneTimeMailsService).sendTo(NO_RESERVATION, { email }, 'invite', { redirectTo: PAGE, pkce });
    const body = { auth_code: await codeOf(email), code_verifier: verifier };
    const granted = await post('token?grant_type=pkce', body).expect(200);
    expect(methodsOf(granted.body)).toEqual(['invite']);
    expect(granted.body.user.email_confirmed_at).toBeTruthy();
  });

  it('still lets the six digits of its mail sign in without the flow', async () => {
    const email = freshEmail();
    expectData(await browser().auth.signUp({ email, password: PASSWORD }));
    const { otp } = await auth.mailTo(email);
    const session = expectSession(expectData(await auth.client().auth.verifyOtp({ email, token: otp, type: 'email' })));
    expect(methodsOf(session)).toEqual(['otp']);
  });

  it('still lets the token of its link sign in when it is posted', async () => {
    const email = freshEmail();
    expectData(await browser().auth.signUp({ email, password: PASSWORD }));
    const { token_hash } = await auth.mailTo(email);
    const session = expectSession(expectData(await auth.client().auth.verifyOtp({ token_hash, type: 'email' })));
    expect(methodsOf(session)).toEqual(['otp']);
  });

  it('lets no other browser exchange the code, and leaves the code to the right one', async () => {
    const client = browser();
    const { code } = await recoverIn(client);
    const without = await browser().auth.exchangeCodeForSession(code);
    expect(without.error?.name).toBe('AuthPKCECodeVerifierMissingError');
    const other = browser();
    expectData(await other.auth.resetPasswordForEmail(freshEmail()));
    expect(errorOf(await other.auth.exchangeCodeForSession(code))).toEqual({ status: 400, code: 'bad_code_verifier' });
    expectData(await client.auth.exchangeCodeForSession(code));
  });

  it('accepts a code once, also when three callers exchange it at the same moment', async () => {
    const verifier = randomBytes(40).toString('hex');
    const { email } = await signUpAndConfirm(auth);
    await post('recover', { email, code_challenge: challengeOf(verifier), code_challenge_method: 's256' }).expect(200);
    const body = { auth_code: await codeOf(email), code_verifier: verifier };
    const answers = await Promise.all([1, 2, 3].map(() => post('token?grant_type=pkce', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const again = await post('token?grant_type=pkce', body).expect(404);
    expect(again.body).toMatchObject({ error_code: 'flow_state_not_found' });
  });

  it('keeps a code valid for five minutes after the link was opened', async () => {
    const client = browser();
    const { email } = await signUpAndConfirm(auth);
    expectData(await client.auth.resetPasswordForEmail(email));
    auth.clock.advance(3_000);
    const code = await codeOf(email);
    auth.clock.advance(300);
    expectData(await client.auth.exchangeCodeForSession(code));

    const late = browser();
    const { code: stale } = await recoverIn(late);
    auth.clock.advance(301);
    expect(errorOf(await late.auth.exchangeCodeForSession(stale))).toEqual({ status: 422, code: 'flow_state_expired' });
  });

  it('accepts a plain challenge too, and stores neither it nor the code in clear', async () => {
    const verifier = randomBytes(30).toString('base64url') + '.~';
    const { email } = await signUpAndConfirm(auth);
    await post('recover', { email, code_challenge: verifier.padEnd(43, 'x'), code_challenge_method: 'plain' });
    const code = await codeOf(email);
    const rows = await auth.database.query(`select to_jsonb(f)::text as row from auth.flow_states f`);
    expect(JSON.stringify(rows)).not.toContain(verifier);
    expect(JSON.stringify(rows)).not.toContain(code);
    await post('token?grant_type=pkce', { auth_code: code, code_verifier: verifier }).expect(400);
    const { body } = await post('token?grant_type=pkce', {
      auth_code: code,
      code_verifier: verifier.padEnd(43, 'x'),
    }).expect(200);
    expect(body.user.email).toBe(email);
  });

  it('ends when the password is changed in the meantime', async () => {
    const client = browser();
    const ruth = await signUpAndConfirm(auth);
    expectData(await client.auth.resetPasswordForEmail(ruth.email));
    const code = await codeOf(ruth.email);
    expectData(await ruth.client.auth.updateUser({ password: 'changed meanwhile' }));
    expect(errorOf(await client.auth.exchangeCodeForSession(code))).toEqual({
      status: 404,
      code: 'flow_state_not_found',
    });
  });

  it('does not let in a user who was banned in the meantime', async () => {
    const client = browser();
    const { email, code } = await recoverIn(client);
    await auth.database.query(`update auth.users set banned_until = 'infinity' where email = $1`, [email]);
    expect(errorOf(await client.auth.exchangeCodeForSession(code))).toEqual({ status: 400, code: 'user_banned' });
  });

  it('with a link that was used already, puts the error in the query as well as in the fragment', async () => {
    const client = browser();
    const { email } = await signUpAndConfirm(auth);
    expectData(await client.auth.resetPasswordForEmail(email, { redirectTo: PAGE }));
    const { link } = await auth.mailTo(email);
    await openLink(auth, link);
    const { target, fragment } = await openLink(auth, link);
    const said = {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    };
    expect(Object.fromEntries(target.searchParams)).toEqual({ sb_flow_id: '7', from: 'mail', ...said });
    expect(Object.fromEntries(fragment)).toEqual({ ...said, sb: '' });
  });
});

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
