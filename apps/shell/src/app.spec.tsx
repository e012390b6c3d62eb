import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FEATURE_CONTRACT_VERSION } from '@berea/contracts/values';
import { type Answer, inTurn, scriptServer, sessionWith, TEST_CONFIG, UNAVAILABLE } from '@berea/web/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

const page = (name: string) => ({
  feature: {
    id: name,
    contractVersion: FEATURE_CONTRACT_VERSION,
    routes: [{ path: '/*', load: async () => ({ Page: () => (<h1>{name} at work</h1>) as ReactNode }) }],
  },
});
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerRemotes: () => undefined,
  getInstance: () => null,
  loadRemote: async (id: string) => page(id.split('/')[0] ?? ''),
}));
const { App } = await import('./app.js');
const { REMOTES } = await import('./remotes.js');
// The lazy pages, ahead: the first import of a page takes longer than a test should wait.
await import('./auth/signed-out-routes.js');
await import('./auth/mail-link/mail-link-page.js');
await import('./auth/second-factor/second-factor-page.js');
await import('./onboarding/welcome-page.js');
await import('./profile/profile-page.js');

const LIST = {
  version: 1,
  remotes: Object.fromEntries(
    REMOTES.map(({ id }) => [id, { entry: `/remotes/${id}/m.json`, contractVersion: FEATURE_CONTRACT_VERSION }]),
  ),
};
const userOf = (id: string, metadata: object) => ({
  id,
  email: `${id}@example.org`,
  aud: 'authenticated',
  user_metadata: metadata,
  app_metadata: {},
});
const sessionOf = (user: object) => ({
  access_token: `a.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.c`,
  refresh_token: 'r',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  token_type: 'bearer',
  user,
});
const RUTH = sessionOf(userOf('ruth', { full_name: 'Ruth Adeyemi', completed_onboarding: true }));

const FACTOR = { id: '11111111-1111-4111-8111-00000000000a', factor_type: 'totp', status: 'verified' };
const HALF = sessionWith({ aal: 'aal1', factors: [FACTOR] });
const WHOLE = sessionWith({ aal: 'aal2', factors: [FACTOR] });
const SECOND_FACTOR: Record<string, Answer> = {
  'POST /auth/v1/token': () => HALF,
  [`POST /auth/v1/factors/${FACTOR.id}/challenge`]: () => ({ id: 'c', type: 'totp', expires_at: 4_000_000_000 }),
  [`POST /auth/v1/factors/${FACTOR.id}/verify`]: () => WHOLE,
};
async function typeCode() {
  await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

const open = (path: string, routes: Record<string, Answer> = {}, stored?: object) => {
  window.history.replaceState(null, '', path);
  if (stored) {
    localStorage.setItem('berea-session', JSON.stringify(stored));
    document.cookie = 'berea_browser_session=1; path=/';
  }
  const calls = scriptServer({
    'GET /config.json': () => TEST_CONFIG,
    'GET /remotes.json': () => LIST,
    'GET /api/profile': () => ({ fullName: '', profilePicture: null, isPremiumMember: false }),
    'GET /api/user/profile': () => ({
      defaultBibleTranslation: 'kjv',
      darkMode: false,
      notifications: true,
      ministryRole: null,
    }),
    'POST /auth/v1/token': () => RUTH,
    'POST /auth/v1/logout': { status: 204 },
    ...routes,
  });
  render(<App nonce={undefined} />);
  return calls;
};
async function signIn() {
  await userEvent.type(await screen.findByLabelText('Email'), 'ruth@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'shepherd');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('the product in the browser', () => {
  beforeEach(() => {
    localStorage.clear();
    // The auth clients of the tests before are still there, and each warns of the others.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.cookie = 'berea_browser_session=; path=/; max-age=0';
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says that it is loading, and shows login at any address to a signed-out user', async () => {
    open('/notes');
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await screen.findByRole('heading', { name: 'Sign in to Berea' });
    expect(window.location.pathname).toBe('/notes');
  });

  it('after sign-in shows the page that was asked for', async () => {
    open('/notes?q=salt');
    await signIn();
    await screen.findByRole('heading', { name: 'notes at work' });
    expect(window.location.pathname + window.location.search).toBe('/notes?q=salt');
  });

  it('keeps the page that was asked for on the way through sign-up to login, and shows it after sign-in', async () => {
    open('/bible/John/3');
    await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }));
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(window.location.pathname).toBe('/login');
    await signIn();
    await screen.findByRole('heading', { name: 'bible at work' });
    expect(window.location.pathname).toBe('/bible/John/3');
  });

  it('shows the onboarding to a new user, wherever they go', async () => {
    open('/notes', {}, sessionOf(userOf('orpah', {})));
    await screen.findByRole('button', { name: 'Get Started' });
    expect(window.location.pathname).toBe('/welcome');
  });

  it('spares a returning user the onboarding', async () => {
    localStorage.setItem('scholar_remember_me', 'true');
    localStorage.setItem('scholar_remember_expiry', String(Date.now() + 1_000_000));
    open('/notes', {}, sessionOf(userOf('orpah', {})));
    await screen.findByRole('heading', { name: 'notes at work' });
  });

  it('sends a signed-in user from login to home', async () => {
    open('/login', {}, RUTH);
    await screen.findByRole('heading', { name: 'chat at work' });
    expect(window.location.pathname).toBe('/');
  });

  it('asks for the second factor before anything of the user is read, then shows the page that was asked for', async () => {
    const calls = open('/notes?q=salt', SECOND_FACTOR);
    await signIn();
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(calls.filter(({ route }) => route.includes('/api/'))).toEqual([]);
    await typeCode();
    await screen.findByRole('heading', { name: 'notes at work' });
    expect(window.location.pathname + window.location.search).toBe('/notes?q=salt');
  });

  it.each(['/notes', '/reset-password', '/login'])(
    'asks a stored session that lacks the second factor for its code, at %s',
    async (path) => {
      const calls = open(path, SECOND_FACTOR, HALF);
      await screen.findByRole('heading', { name: 'Enter your code' });
      expect(calls.filter(({ route }) => route.includes('/api/'))).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
      await screen.findByText(/Sign in to Berea|Invalid or expired reset link/);
      expect(localStorage.getItem('berea-session')).toBeNull();
    },
  );

  it('asks for a second factor that the account has got in the meantime above the page, which stays, then reads what failed', async () => {
    const refusal = { status: 403, body: { code: 'second_factor_required', message: 'Prove your second factor.' } };
    const profile = { fullName: 'Ruth', profilePicture: null, isPremiumMember: false };
    const stale = sessionWith({ aal: 'aal1', factors: [] });
    const calls = open(
      '/notes',
      { ...SECOND_FACTOR, 'GET /api/profile': inTurn(refusal, { status: 200, body: profile }) },
      stale,
    );
    await screen.findByRole('dialog', { name: 'Enter your code to go on' });
    expect(screen.getByText('notes at work')).toBeInTheDocument();
    await typeCode();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await screen.findByRole('heading', { name: 'notes at work' });
    await waitFor(() => expect(calls.filter(({ route }) => route === 'GET /api/profile').length).toBeGreaterThan(1));
  });

  it('goes on with a fresh token when the one at hand is from before the second factor, and asks nothing', async () => {
    const refusal = { status: 403, body: { code: 'second_factor_required', message: 'Prove your second factor.' } };
    const profile = { fullName: 'Ruth', profilePicture: null, isPremiumMember: false };
    const calls = open(
      '/notes',
      {
        'POST /auth/v1/token': () => WHOLE,
        'GET /api/profile': inTurn(refusal, { status: 200, body: profile }),
      },
      sessionWith({ aal: 'aal1', factors: [] }),
    );
    await screen.findByRole('heading', { name: 'notes at work' });
    await waitFor(() => expect(calls.filter(({ route }) => route === 'POST /auth/v1/token')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it("shows the page that a mail's sign-in link names, although the screens are created again", async () => {
    const redirect = encodeURIComponent('http://localhost/notes');
    open(`/auth/confirm?token_hash=t&type=magiclink&redirect_to=${redirect}`, { 'POST /auth/v1/verify': () => RUTH });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'notes at work' });
    expect(window.location.pathname).toBe('/notes');
  });

  it("does not let a reset mail's link lead around the second factor", async () => {
    open('/auth/confirm?token_hash=t&type=recovery', { ...SECOND_FACTOR, 'POST /auth/v1/verify': () => HALF });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(window.location.pathname).toBe('/reset-password');
    await typeCode();
    await screen.findByRole('heading', { name: 'Set a new password' });
  });

  it('has a friendly page for an address that does not exist', async () => {
    open('/no/such/page', {}, RUTH);
    await screen.findByText('There is no page at this address');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Berea' }));
    await screen.findByRole('heading', { name: 'chat at work' });
  });

  it('shows the same page after a session that ended by itself and a new sign-in', async () => {
    const refused = { status: 400, body: { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' } };
    open(
      '/notes',
      {
        'GET /api/profile': { status: 401, body: { code: 'UNAUTHORIZED', message: 'Sign in first.' } },
        'POST /auth/v1/token': inTurn(refused, { status: 200, body: RUTH }),
      },
      RUTH,
    );
    await screen.findByText('Your session has ended. Sign in to go on; what you typed is kept.');
    expect(window.location.pathname).toBe('/notes');
    await signIn();
    await screen.findByRole('heading', { name: 'notes at work' });
  });

  it('signs out to login, and leaves nothing of the user behind', async () => {
    const calls = open('/profile', {}, RUTH);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await screen.findByRole('heading', { name: 'Sign in to Berea' });
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
    expect(localStorage.getItem('berea-session')).toBeNull();
    expect(calls.find(({ route }) => route === 'POST /auth/v1/logout')?.url.searchParams.get('scope')).toBe('local');
  });

  it('offers another try while its server does not answer, and tries again by itself until it does', async () => {
    jest.useFakeTimers();
    open('/', { 'GET /config.json': inTurn(UNAVAILABLE, UNAVAILABLE, { status: 200, body: TEST_CONFIG }) });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('alert')).toHaveTextContent('Berea could not be reached');
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    jest.useRealTimers();
    await screen.findByRole('heading', { name: 'Sign in to Berea' });
  });
});
