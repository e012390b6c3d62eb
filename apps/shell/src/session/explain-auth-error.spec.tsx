import { describe, expect, it } from '@jest/globals';
import { createThrowAwayClient, scriptServer, TEST_CONFIG } from '@berea/web/testing';
import { authErrorCode, explainAuthError, secondsToWait } from './explain-auth-error.js';
import { readLinkError } from './read-link-error.js';

/** The error that the unmodified client makes of an answer. */
async function errorOf(status: number, body: unknown): Promise<unknown> {
  scriptServer({ 'POST /auth/v1/signup': { status, body } });
  const { error } = await createThrowAwayClient(TEST_CONFIG).signUp({ email: 'a@example.org', password: '123456' });
  return error;
}

describe('explainAuthError', () => {
  it("gives the auth service's own text and code", async () => {
    const error = await errorOf(422, { error_code: 'signup_disabled', msg: 'Signups not allowed for this instance' });
    expect(explainAuthError(error)).toBe('Signups not allowed for this instance');
    expect(authErrorCode(error)).toBe('signup_disabled');
  });

  it('says why a password is too weak', async () => {
    const error = await errorOf(422, {
      error_code: 'weak_password',
      msg: 'Password is too weak.',
      weak_password: { reasons: ['length', 'pwned'] },
    });
    expect(explainAuthError(error)).toBe(
      'Password is too weak. It is too short. Guessing begins with passwords like it.',
    );
  });

  it('says of a wrong second-factor code what to do, in place of the words of the service', async () => {
    const error = await errorOf(422, { error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' });
    expect(explainAuthError(error)).toMatch(/^That code is not right, or it was used before/);
  });

  it('when the auth service is away, says so in place of the words of the transport', async () => {
    expect(explainAuthError(await errorOf(502, '<html>'))).toMatch(/could not be reached/);
  });

  it('with a 429, tells how many seconds to wait for another mail', async () => {
    const msg = 'For security purposes, you can only request this after 42 seconds.';
    const error = await errorOf(429, { error_code: 'over_email_send_rate_limit', msg });
    expect(explainAuthError(error)).toBe(msg);
    expect(secondsToWait(error)).toBe(42);
    expect(secondsToWait(await errorOf(429, { error_code: 'x', msg: 'Try again after 7 minutes.' }))).toBe(420);
    expect(secondsToWait(await errorOf(400, { error_code: 'x', msg: 'after 42 seconds' }))).toBeNull();
  });
});

describe('readLinkError', () => {
  it("reads what the auth service says about a mail's link", () => {
    const hash =
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=';
    expect(readLinkError(hash)).toEqual({
      code: 'otp_expired',
      description: 'Email link is invalid or has expired',
    });
  });

  it('reads an error that has neither code nor description', () => {
    expect(readLinkError('#error=server_error')?.code).toBe('server_error');
  });

  it.each(['', '#', '#main', '#access_token=a&type=signup'])('finds no error in the hash %p', (hash) => {
    expect(readLinkError(hash)).toBeNull();
  });
});
