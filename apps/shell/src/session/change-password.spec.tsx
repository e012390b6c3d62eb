import { type AuthClient } from '@berea/web/host';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@berea/web/testing';
import { useChangePassword } from './change-password.js';

const USER = { id: 'u', email: 'ruth@example.org' };
const SESSION = { access_token: 'a.b.c', refresh_token: 'r', expires_in: 3600, token_type: 'bearer', user: USER };
const SIGN_IN = 'POST /auth/v1/token';

function Probe() {
  const change = useChangePassword();
  return (
    <>
      <button onClick={() => change.mutate({ current: 'shepherd', next: 'stillwaters' })}>change</button>
      <p role="status">{change.isSuccess ? 'changed' : change.error?.message}</p>
    </>
  );
}

function open(routes: Parameters<typeof renderPage>[1], refusal: { code: string; message: string } | null = null) {
  const updates: unknown[] = [];
  const auth = {
    getSession: async () => ({ data: { session: null } }),
    updateUser: async (update: unknown) => {
      updates.push(update);
      return { error: refusal && Object.assign(new Error(refusal.message), { ...refusal, __isAuthError: true }) };
    },
  } as unknown as AuthClient;
  const { calls } = renderPage(<Probe />, { ...routes, session: { auth } });
  return { calls, updates, press: () => userEvent.click(screen.getByRole('button')) };
}

describe('useChangePassword', () => {
  it('proves the current password with a client of its own, signs that out again, then changes the password', async () => {
    const { calls, updates, press } = open({
      routes: { [SIGN_IN]: () => SESSION, 'POST /auth/v1/logout': { status: 204 } },
    });
    await press();
    await screen.findByText('changed');
    expect(calls.map(({ route }) => route)).toEqual([SIGN_IN, 'POST /auth/v1/logout']);
    expect(calls[0]?.body).toMatchObject({ email: 'ruth@example.org', password: 'shepherd' });
    expect(calls[1]?.url.searchParams.get('scope')).toBe('local');
    expect(updates).toEqual([{ password: 'stillwaters', current_password: 'shepherd' }]);
    expect(Object.keys(localStorage)).not.toContain('berea-session');
  });

  it("keeps the user's session when that of the password check cannot be ended", async () => {
    localStorage.setItem('berea-session', 'theirs');
    const { press } = open({ routes: { [SIGN_IN]: () => SESSION, 'POST /auth/v1/logout': { status: 503 } } });
    await press();
    await screen.findByText('changed');
    expect(localStorage.getItem('berea-session')).toBe('theirs');
    localStorage.clear();
  });

  it('changes nothing when the current password is not right', async () => {
    const { updates, press } = open({
      routes: {
        [SIGN_IN]: { status: 400, body: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' } },
      },
    });
    await press();
    await screen.findByText('Current password is incorrect');
    expect(updates).toEqual([]);
  });

  it('when the current password could not be checked, says why, and not that it is wrong', async () => {
    const { updates, press } = open({
      routes: {
        [SIGN_IN]: { status: 429, body: { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' } },
      },
    });
    await press();
    await screen.findByText('Request rate limit reached');
    expect(updates).toEqual([]);
  });

  it("takes the service's word that the current password is not right", async () => {
    const { press } = open(
      { routes: { [SIGN_IN]: () => SESSION, 'POST /auth/v1/logout': { status: 204 } } },
      { code: 'current_password_invalid', message: 'The current password is not right' },
    );
    await press();
    await screen.findByText('Current password is incorrect');
  });
});
