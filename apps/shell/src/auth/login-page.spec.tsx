import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Answer, createThrowAwayClient, renderPage, TEST_CONFIG } from '@berea/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignedOutRoutes } from './signed-out-routes.js';

const USER = { id: 'u', email: 'ruth@example.org', aud: 'authenticated', user_metadata: {}, app_metadata: {} };
const SESSION = { access_token: 'a.b.c', refresh_token: 'r', expires_in: 3600, token_type: 'bearer', user: USER };
const SIGN_IN = 'POST /auth/v1/token';
const refusal = (error_code: string, msg: string): Answer => ({ status: 400, body: { error_code, msg } });

function open(answer: Answer = () => SESSION, path = '/notes', session: object = {}) {
  return renderPage(<SignedOutRoutes />, {
    path,
    routes: { [SIGN_IN]: answer },
    session: { status: 'signed-out', user: null, auth: createThrowAwayClient(TEST_CONFIG), ...session },
  });
}

async function signIn(password = 'shepherd') {
  await userEvent.type(screen.getByLabelText('Email'), ' ruth@example.org');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('the login page', () => {
  beforeEach(() => {
    localStorage.clear();
    document.cookie = 'berea_browser_session=; path=/; max-age=0';
  });

  it('sent with empty fields, asks for both and sends nothing to the auth service', async () => {
    const { calls } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByText('Enter your email address.');
    expect(screen.getByText('Enter your password.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(calls).toEqual([]);
  });

  it('refused by the auth service, shows its words in one alert and keeps what was typed', async () => {
    open(refusal('invalid_credentials', 'Invalid login credentials'));
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials');
    expect(screen.getByLabelText('Email')).toHaveValue('ruth@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('shepherd');
    expect(screen.queryByRole('link', { name: 'Confirm your email address' })).not.toBeInTheDocument();
  });

  it('refused for an unconfirmed address, leads to the screen of the confirmation mail', async () => {
    open(refusal('email_not_confirmed', 'Email not confirmed'));
    await signIn();
    await userEvent.click(await screen.findByRole('link', { name: 'Confirm your email address' }));
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(screen.getByText('ruth@example.org')).toBeInTheDocument();
  });

  it('remembers who signs in for 30 days by default', async () => {
    open();
    await signIn();
    await waitFor(() => expect(localStorage.getItem('scholar_remember_me')).toBe('true'));
    const days = (Number(localStorage.getItem('scholar_remember_expiry')) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });

  it("does not remember who signs in with 'Remember me' unticked", async () => {
    open();
    await userEvent.click(screen.getByLabelText('Remember me'));
    await signIn();
    await waitFor(() => expect(document.cookie).toContain('berea_browser_session=1'));
    expect(localStorage.getItem('scholar_remember_me')).toBeNull();
  });

  it('does not remember a user whose password is wrong', async () => {
    open(refusal('invalid_credentials', 'Invalid login credentials'));
    await signIn();
    await screen.findByRole('alert');
    expect(localStorage.getItem('scholar_remember_me')).toBeNull();
  });

  it("shows the typed password at a press on 'Show password'", async () => {
    open();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
  });

  it("explains a mail's link that has expired", async () => {
    open(undefined, '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid');
    expect(await screen.findByRole('alert')).toHaveTextContent(/The link has expired or was used before/);
  });

  it('says so when a session has ended by itself', () => {
    open(undefined, '/notes', { ended: true });
    expect(screen.getByText('Your session has ended. Sign in to go on; what you typed is kept.')).toBeInTheDocument();
  });

  it('says so when the auth service cannot be reached', async () => {
    // The auth client reports a broken connection there too.
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open(() => {
      throw new TypeError('Failed to fetch');
    });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/);
    report.mockRestore();
  });
});
