import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type SessionState } from '@berea/web/host';
import { Route, Routes } from '@berea/web/router';
import { renderPage } from '@berea/web/testing';
import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/supabase-js';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResetPasswordPage } from './reset-password-page.js';

function open(
  session: object,
  answer: (update: object) => Promise<{ error: Error | null }> = async () => ({ error: null }),
) {
  const updateUser = jest.fn(answer);
  const signOut = jest.fn(async () => undefined);
  const auth = { updateUser, getSession: async () => ({ data: { session: null } }) };
  renderPage(
    <Routes>
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/login" element={<p>login</p>} />
      <Route path="/" element={<p>home</p>} />
    </Routes>,
    {
      path: '/reset-password',
      session: { recovering: true, signOut, ...session, auth } as unknown as Partial<SessionState>,
    },
  );
  return { updateUser, signOut };
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
function submit(password: string, confirm = password) {
  type('New Password', password);
  type('Confirm New Password', confirm);
  fireEvent.click(screen.getByRole('button', { name: 'Update Password' }));
}

describe('the reset-password page', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('without a session offers to request a new link', () => {
    open({ status: 'signed-out', user: null });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Invalid or expired reset link. Please request a new password reset.',
    );
    expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it.each([
    ['shepherd', 'shepherds', 'Passwords do not match'],
    ['12345', '12345', 'Password must be at least 6 characters long'],
  ])('refuses the password %p repeated as %p: %s', async (password, confirm, message) => {
    const { updateUser } = open({});
    submit(password, confirm);
    await screen.findByText(message);
    expect(updateUser).not.toHaveBeenCalled();
  });

  it('sets the new password, signs out, and goes to login after 3 seconds', async () => {
    jest.useFakeTimers();
    const { updateUser, signOut } = open({});
    submit('stillwaters');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('heading', { name: 'Password Updated!' })).toBeInTheDocument();
    expect(updateUser).toHaveBeenCalledWith({ password: 'stillwaters' });
    expect(signOut).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(screen.queryByText('login')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByText('login')).toBeInTheDocument();
  });

  it('keeps the session and the form when the auth service refuses the new password', async () => {
    const { signOut } = open({}, async () => ({
      error: Object.assign(new Error('New password should be different from the old password.'), {
        __isAuthError: true,
        code: 'same_password',
      }),
    }));
    submit('stillwaters');
    expect(await screen.findByRole('alert')).toHaveTextContent('New password should be different');
    expect(signOut).not.toHaveBeenCalled();
    expect(screen.getByLabelText('New Password')).toHaveValue('stillwaters');
  });

  it('left open for so long that the auth service wants the mail once more, ends the session, so that a new link is offered', async () => {
    const old = new AuthApiError('Password update requires reauthentication', 400, 'reauthentication_needed');
    const { signOut } = open({}, async () => ({ error: old }));
    submit('stillwaters');
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('heading', { name: 'Password Updated!' })).not.toBeInTheDocument();
  });

  it.each([
    ['an unreachable service', new AuthRetryableFetchError('Failed to fetch', 0)],
    ['a service that fails', new AuthApiError('Internal Server Error', 500, 'unexpected_failure')],
    ['an answer that is none', new AuthUnknownError('Unexpected token <', new Error('<html>'))],
    ['an exception', new TypeError('Failed to fetch')],
  ])('asks to try again after %s, and keeps what was typed', async (_what, error) => {
    open({}, async () => {
      if (error instanceof TypeError) throw error;
      return { error };
    });
    submit('stillwaters');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^An unexpected error occurred\. Please try again\.$/);
    expect(screen.getByLabelText('New Password')).toHaveValue('stillwaters');
  });

  it("at 'Keep the old password' ends the session of the mail", async () => {
    const { signOut } = open({});
    await userEvent.click(screen.getByRole('button', { name: 'Keep the old password' }));
    await screen.findByText('login');
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});
