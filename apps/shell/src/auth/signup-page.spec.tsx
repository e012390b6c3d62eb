import { describe, expect, it } from '@jest/globals';
import { type Answer, createThrowAwayClient, renderPage, TEST_CONFIG } from '@berea/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignedOutRoutes } from './signed-out-routes.js';

const USER = { id: 'u', email: 'ruth@example.org', aud: 'authenticated', user_metadata: {}, app_metadata: {} };
const SIGN_UP = 'POST /auth/v1/signup';
const SETTINGS = 'GET /auth/v1/settings';
const RESEND = 'POST /auth/v1/resend';

const open = (routes: Record<string, Answer> = {}) =>
  renderPage(<SignedOutRoutes />, {
    path: '/signup',
    routes: { [SIGN_UP]: () => USER, [SETTINGS]: () => ({}), ...routes },
    session: { status: 'signed-out', user: null, auth: createThrowAwayClient(TEST_CONFIG) },
  });

async function fill(values: { name?: string; email?: string; password?: string; confirm?: string } = {}) {
  const { name = 'Ruth Adeyemi', email = 'ruth@example.org', password = 'shepherd', confirm = password } = values;
  if (name) await userEvent.type(screen.getByLabelText('Full Name'), name);
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  if (confirm) await userEvent.type(screen.getByLabelText('Confirm Password'), confirm);
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

/** Calls beside the one for the settings, which the page reads first. */
const sent = <T extends { readonly route: string }>(calls: readonly T[]) =>
  calls.filter(({ route }) => route !== SETTINGS);

describe('the sign-up page', () => {
  it.each([
    ['a name', { name: '' }, 'Enter your full name.'],
    ['an address', { email: '' }, 'Enter your email address.'],
    ['a well-formed address', { email: 'ruth@' }, 'Enter an email address like name@example.org.'],
    ['a password', { password: '', confirm: '' }, 'Enter a password.'],
    ['six characters of password', { password: '12345' }, 'Password must be at least 6 characters'],
    ['the same password twice', { confirm: 'shepherds' }, "Passwords don't match"],
    ['the password again, of which nothing was typed yet', { confirm: '' }, 'Type the password again.'],
  ])('requires %s', async (_what, values, message) => {
    const { calls } = open();
    await fill(values);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
  });

  it('begins the screen after it at the top', async () => {
    open();
    document.documentElement.scrollTop = 400;
    await fill();
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(document.documentElement.scrollTop).toBe(0);
  });

  it('sends a password although it advises against it', async () => {
    const { calls } = open();
    await fill({ password: 'letmein' });
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(sent(calls)[0]?.route).toBe(SIGN_UP);
  });

  it('sends the name as metadata, and has the mail lead back to this origin', async () => {
    const { calls } = open();
    await fill({ name: ' Ruth Adeyemi ' });
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(sent(calls)[0]?.body).toMatchObject({ email: 'ruth@example.org', data: { full_name: 'Ruth Adeyemi' } });
    expect(sent(calls)[0]?.url.searchParams.get('redirect_to')).toBe('http://localhost/');
    expect(screen.getByText('ruth@example.org')).toBeInTheDocument();
  });

  it('shows the refusal of the auth service and keeps what was typed', async () => {
    open({ [SIGN_UP]: { status: 422, body: { error_code: 'user_already_exists', msg: 'User already registered' } } });
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent('User already registered');
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ruth Adeyemi');
  });

  it('leads to the local mailbox when the server has one', async () => {
    open({ [SETTINGS]: () => ({ local_mailbox: true }) });
    await fill();
    const link = await screen.findByRole('link', { name: 'Open the local mailbox' });
    expect(link).toHaveAttribute('href', '/dev/mailbox');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says before the user types anything that no account can be confirmed when no mail can be sent', async () => {
    open({ [SETTINGS]: () => ({ mail_unavailable: true, mailer_autoconfirm: false }) });
    expect(await screen.findByText(/cannot send mails yet/)).toBeVisible();
  });

  it('says nothing of mails when accounts open without one', async () => {
    const { calls } = open({ [SETTINGS]: () => ({ mail_unavailable: true, mailer_autoconfirm: true }) });
    await fill();
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(calls.some(({ route }) => route === SETTINGS)).toBe(true);
    expect(screen.queryByText(/cannot send mails/)).not.toBeInTheDocument();
  });

  it('keeps the typed text and says whom to ask when the service refuses because it cannot send mail', async () => {
    const msg = 'This server cannot send mails, so it cannot confirm an address. Ask whoever runs it.';
    open({
      [SIGN_UP]: { status: 422, body: { error_code: 'email_provider_disabled', msg } },
    });
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
    expect(screen.getByLabelText('Email')).toHaveValue('ruth@example.org');
  });

  it('does not speak of a local mailbox when the server has none', async () => {
    const { calls } = open();
    await fill();
    await screen.findByRole('heading', { name: 'Check Your Email' });
    await screen.findByRole('link', { name: 'Back to sign in' });
    expect(calls.some(({ route }) => route === SETTINGS)).toBe(true);
    expect(screen.queryByRole('link', { name: 'Open the local mailbox' })).not.toBeInTheDocument();
  });

  it('waits as long as the auth service says before another mail can be sent', async () => {
    const msg = 'For security purposes, you can only request this after 42 seconds.';
    open({ [RESEND]: { status: 429, body: { error_code: 'over_email_send_rate_limit', msg } } });
    await fill();
    await userEvent.click(await screen.findByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByText(msg)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send the mail again in 42 s' })).toBeDisabled();
  });

  it('sends the code of the mail to confirm the address, and shows why it is refused', async () => {
    const { calls } = open({
      'POST /auth/v1/verify': {
        status: 403,
        body: { error_code: 'otp_expired', msg: 'Token has expired or is invalid' },
      },
    });
    await fill();
    await userEvent.type(await screen.findByLabelText('6-digit code'), '12 34-56');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Token has expired or is invalid');
    expect(sent(calls).at(-1)?.body).toMatchObject({ email: 'ruth@example.org', token: '123456', type: 'signup' });
  });
});
