import { describe, expect, it } from '@jest/globals';
import { type Answer, createThrowAwayClient, renderPage, TEST_CONFIG } from '@berea/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignedOutRoutes } from './signed-out-routes.js';

const RECOVER = 'POST /auth/v1/recover';

async function ask(answer: Answer, settings: object = {}) {
  const { calls } = renderPage(<SignedOutRoutes />, {
    path: '/forgot-password',
    routes: { [RECOVER]: answer, 'GET /auth/v1/settings': () => settings },
    session: { status: 'signed-out', user: null, auth: createThrowAwayClient(TEST_CONFIG) },
  });
  await userEvent.type(screen.getByLabelText('Email'), 'ruth@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  return calls.filter(({ route }) => route === RECOVER);
}

describe('the forgot-password page', () => {
  it('has a mail sent whose link leads to the reset page', async () => {
    const calls = await ask(() => ({}));
    await screen.findByText(
      'Password reset email sent successfully. Please check your email for further instructions.',
    );
    expect(calls[0]?.url.searchParams.get('redirect_to')).toBe('http://localhost/reset-password');
  });

  it('says that no link can come when no mail can be sent', async () => {
    await ask(() => ({}), { mail_unavailable: true });
    expect(await screen.findByText(/cannot send mails, so no reset link/)).toBeVisible();
  });

  it('shows the refusal of the auth service', async () => {
    const msg = 'For security purposes, you can only request this after 7 seconds.';
    await ask({ status: 429, body: { error_code: 'over_email_send_rate_limit', msg } });
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  });
});
