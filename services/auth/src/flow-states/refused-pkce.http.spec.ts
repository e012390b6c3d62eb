import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshEmail, signUpAndConfirm, PASSWORD } from '../testing/accounts.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('the PKCE flow, when malformed', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());
  const post = (route: string, body: object) => auth.service.as().post(`/auth/v1/${route}`).send(body);

  it.each([
    [{ code_challenge: 'c'.repeat(43) }],
    [{ code_challenge_method: 's256' }],
    [{ code_challenge: 'c'.repeat(42), code_challenge_method: 's256' }],
    [{ code_challenge: 'c'.repeat(129), code_challenge_method: 's256' }],
    [{ code_challenge: '+'.repeat(43), code_challenge_method: 's256' }],
    [{ code_challenge: 'c'.repeat(43), code_challenge_method: 'md5' }],
  ])('is not begun with %j, whatever is asked for', async (pair) => {
    const ruth = await signUpAndConfirm(auth);
    const email = freshEmail();
    const answers = [
      await post('signup', { email, password: PASSWORD, ...pair }),
      await post('otp', { email, ...pair }),
      await post('magiclink', { email, ...pair }),
      await post('recover', { email, ...pair }),
      await post('resend', { type: 'signup', email, ...pair }),
      await auth.service
        .as(ruth.session.access_token)
        .put('/auth/v1/user')
        .send({ email, ...pair }),
    ];
    for (const { status, body } of answers) expect([status, body.error_code]).toEqual([400, 'validation_failed']);
    expect(await auth.database.query('select 1 from auth.users where email = $1', [email])).toEqual([]);
  });

  it.each([
    [{}, 400, 'validation_failed'],
    [{ auth_code: 'a' }, 400, 'validation_failed'],
    [{ auth_code: '', code_verifier: 'b' }, 400, 'validation_failed'],
    [{ auth_code: 'a', code_verifier: 'b' }, 404, 'flow_state_not_found'],
  ])('is not ended with %j', async (body, status, code) => {
    const response = await post('token?grant_type=pkce', body);
    expect([response.status, response.body.error_code]).toEqual([status, code]);
  });
});
