import { describe, expect, it, jest } from '@jest/globals';
import { Route, Routes, useLocation } from '@berea/web/router';
import { type Answer, createThrowAwayClient, renderPage, sessionWith, TEST_CONFIG } from '@berea/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignupPage } from '../signup-page.js';
import { MailLinkPage } from './mail-link-page.js';

const VERIFY = 'POST /auth/v1/verify';
const EXPIRED: Answer = {
  status: 403,
  body: { error_code: 'otp_expired', msg: 'Email link is invalid or has expired' },
};

function Where() {
  const { pathname, search, hash, state } = useLocation();
  return <p data-testid="where">{pathname + search + hash + JSON.stringify(state)}</p>;
}

function open(query: string, answer: Answer = EXPIRED, session: object = {}, routes: Record<string, Answer> = {}) {
  return renderPage(
    <>
      <Where />
      <Routes>
        <Route path="/auth/confirm" element={<MailLinkPage />} />
        <Route path="/signup" element={<SignupPage />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </>,
    {
      path: `/auth/confirm${query}`,
      routes: { [VERIFY]: answer, ...routes },
      session: { status: 'signed-out', user: null, auth: createThrowAwayClient(TEST_CONFIG), ...session },
    },
  );
}
const link = (type: string, redirect = 'http://localhost/notes') =>
  `?token_hash=secret-token&type=${type}&redirect_to=${encodeURIComponent(redirect)}`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const where = () => screen.getByTestId('where').textContent;

describe("the page of a mail's link", () => {
  it.each([
    ['signup', 'Confirm your address', 'Confirm my address'],
    ['recovery', 'Choose a new password', 'Choose a new password'],
    ['magiclink', 'Sign in to Berea', 'Sign in'],
    ['email', 'Sign in to Berea', 'Sign in'],
    ['invite', 'You are invited to Berea', 'Accept the invitation'],
    ['email_change', 'Confirm the change of address', 'Confirm the change'],
  ])('says what a link of type %s does, and does it at a press alone', async (type, heading, button) => {
    const { calls } = open(link(type));
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(where()).toBe('/auth/confirmnull');
    expect(calls).toEqual([]);
    await press(button);
    await screen.findByRole('alert');
    expect(calls[0]?.body).toMatchObject({ token_hash: 'secret-token', type });
  });

  it('signs in for this browser session, and leads to the path that the link names', async () => {
    localStorage.setItem('scholar_remember_me', 'true');
    open(link('signup'), () => sessionWith({ aal: 'aal1' }));
    await press('Confirm my address');
    await screen.findByText('elsewhere');
    expect(where()).toBe('/notesnull');
    expect(localStorage.getItem('scholar_remember_me')).toBeNull();
  });

  it('leads the link of a reset mail to the new password', async () => {
    open(link('recovery'), () => sessionWith({ aal: 'aal1' }));
    await press('Choose a new password');
    await screen.findByText('elsewhere');
    expect(where()).toBe('/reset-passwordnull');
  });

  it('asks for the mail to the other address after one of the two that change an address', async () => {
    open(link('email_change'), () => ({ msg: 'Confirmation link accepted.', code: '200' }));
    await press('Confirm the change');
    expect(await screen.findByRole('heading', { name: 'One more mail' })).toBeInTheDocument();
  });

  it("says by the reset page's words that a reset link has expired", async () => {
    open(link('recovery'));
    await press('Choose a new password');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Invalid or expired reset link. Please request a new password reset.',
    );
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it("sends another mail when a sign-up's link has expired", async () => {
    const { calls } = open(link('signup'), EXPIRED, {}, { 'POST /auth/v1/resend': () => ({}) });
    await press('Confirm my address');
    expect(await screen.findByRole('alert')).toHaveTextContent('The link has expired or was used before.');
    await userEvent.type(screen.getByLabelText('Email'), 'ruth@example.org');
    await press('Send another mail');
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(calls.find(({ route }) => route === 'POST /auth/v1/resend')?.body).toMatchObject({
      type: 'signup',
      email: 'ruth@example.org',
    });
  });

  it('can be pressed again when the auth service did not answer', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open(link('signup'), () => {
      throw new TypeError('Failed to fetch');
    });
    await press('Confirm my address');
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/);
    expect(screen.getByRole('button', { name: 'Confirm my address' })).toBeEnabled();
    report.mockRestore();
  });

  it.each(['', '?type=signup', '?token_hash=t&type=sms'])(
    'says of the torn address %p that the link is not complete',
    (query) => {
      open(query);
      expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent('Open it from the mail once more.');
    },
  );

  it('tells a signed-in user that the link signs in the account of the mail', () => {
    open(link('magiclink'), EXPIRED, { status: 'signed-in', user: { id: 'b', email: 'boaz@example.org' } });
    expect(screen.getByText(/You are signed in as boaz@example.org/)).toBeInTheDocument();
  });
});
