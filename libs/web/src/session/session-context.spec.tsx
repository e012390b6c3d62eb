import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { act, render, screen, waitFor } from '@testing-library/react';
import { STORED } from '../storage/browser-store.js';
import { sessionWith } from '../testing/index.js';
import type { AuthClient } from './auth-client.js';
import { rememberSignIn } from './remember-me.js';
import { SessionProvider, useSession } from './session-context.js';

const SESSION = { access_token: 't', user: { id: 'u', user_metadata: {} } } as unknown as Session;
type Listener = (event: AuthChangeEvent, session: Session | null) => void;

/** An auth client whose events the test tells; `signOutFails`: the server cannot be reached. */
function tellingClient(signOutFails = false) {
  let tell: Listener = () => undefined;
  const auth = {
    onAuthStateChange: (listener: Listener) => {
      tell = listener;
      return { data: { subscription: { unsubscribe: () => undefined } } };
    },
    signOut: async () => {
      if (signOutFails) return { error: new Error('unreachable') };
      tell('SIGNED_OUT', null);
      return { error: null };
    },
  } as unknown as AuthClient;
  return { auth, tell: (...event: Parameters<Listener>) => act(() => tell(...event)) };
}

function Probe() {
  const { status, user, ended, recovering, returning, signOut } = useSession();
  return (
    <button onClick={() => void signOut()}>
      {[status, user?.email, ended && 'ended', recovering && 'recovering', returning && 'returning']
        .filter(Boolean)
        .join(' ')}
    </button>
  );
}

function start(signOutFails = false) {
  const client = tellingClient(signOutFails);
  render(
    <SessionProvider auth={client.auth}>
      <Probe />
    </SessionProvider>,
  );
  return client.tell;
}
const shows = (text: string) => screen.findByRole('button', { name: text });

describe('session', () => {
  beforeEach(() => {
    localStorage.clear();
    document.cookie = 'berea_browser_session=; path=/; max-age=0';
    rememberSignIn(true);
  });

  it('is unknown until the auth client has reported its result, whatever that announces before', async () => {
    const tell = start();
    await shows('loading returning');
    tell('SIGNED_IN', SESSION);
    await shows('loading returning');
    tell('INITIAL_SESSION', SESSION);
    await shows('signed-in returning');
  });

  it('opened by a reset mail is known as such, also when that is announced before the session itself', async () => {
    const tell = start();
    tell('PASSWORD_RECOVERY', SESSION);
    tell('INITIAL_SESSION', SESSION);
    await shows('signed-in recovering returning');
    tell('TOKEN_REFRESHED', SESSION);
    await shows('signed-in recovering returning');
  });

  it('that ended by itself is distinguished from one that the user signed out of', async () => {
    const tell = start();
    tell('INITIAL_SESSION', SESSION);
    tell('SIGNED_OUT', null);
    await shows('signed-out ended returning');
    tell('SIGNED_IN', SESSION);
    await shows('signed-in returning');
    act(() => screen.getByRole('button').click());
    await shows('signed-out returning');
    expect(localStorage.getItem('scholar_remember_me')).toBeNull();
  });

  it('of a user with a second factor is complete only when that is proved, also when a reset mail opened it', async () => {
    const factors = [{ id: 'f', factor_type: 'totp', status: 'verified' }];
    const tell = start();
    tell('PASSWORD_RECOVERY', sessionWith({ aal: 'aal1', factors }));
    tell('INITIAL_SESSION', sessionWith({ aal: 'aal1', factors }));
    await shows('second-factor recovering returning');
    tell('MFA_CHALLENGE_VERIFIED', sessionWith({ aal: 'aal2', factors }));
    await shows('signed-in ruth@example.org recovering returning');
  });

  it('that a factor added elsewhere ended is distinguished from a sign-out', async () => {
    const tell = start();
    tell('INITIAL_SESSION', sessionWith({ aal: 'aal1', factors: [{ id: 'f', status: 'verified' }] }));
    await shows('second-factor returning');
    tell('SIGNED_OUT', null);
    await shows('signed-out ended returning');
  });

  it('that never existed is not reported as ended', async () => {
    const tell = start();
    tell('INITIAL_SESSION', null);
    await shows('signed-out returning');
  });

  it('that cannot be renewed because there is no network goes on, until the server says that it is over', async () => {
    localStorage.setItem('berea-session', JSON.stringify(SESSION));
    jest.useFakeTimers();
    const tell = start();
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(screen.getByRole('button')).toHaveTextContent('loading returning');
    await act(() => jest.advanceTimersByTimeAsync(200));
    jest.useRealTimers();
    await shows('signed-in returning');
    // The client gives up, but keeps it.
    tell('INITIAL_SESSION', null);
    await shows('signed-in returning');
    tell('TOKEN_REFRESHED', SESSION);
    await shows('signed-in returning');
    localStorage.removeItem('berea-session');
    tell('SIGNED_OUT', null);
    await shows('signed-out ended returning');
  });

  it('that was not to be remembered does not go on in another browser session', async () => {
    localStorage.clear();
    document.cookie = 'berea_browser_session=; path=/; max-age=0';
    localStorage.setItem('berea-session', JSON.stringify(SESSION));
    const tell = start();
    tell('INITIAL_SESSION', null);
    await shows('signed-out');
  });

  it('of an expired visit is ended in this browser, also while the server cannot be reached', async () => {
    localStorage.clear();
    document.cookie = 'berea_browser_session=; path=/; max-age=0';
    localStorage.setItem('berea-session', '{}');
    const tell = start(true);
    tell('SIGNED_IN', SESSION);
    tell('INITIAL_SESSION', SESSION);
    await shows('signed-out');
    expect(localStorage.getItem('berea-session')).toBeNull();
  });

  it('that is signed out leaves no key of its user, only settings of look and sound of the device', async () => {
    for (const { key } of Object.values(STORED)) localStorage.setItem(key, 'of-the-user');
    const tell = start();
    tell('INITIAL_SESSION', SESSION);
    screen.getByRole('button').click();
    await waitFor(() =>
      expect(Object.keys(localStorage).sort()).toEqual([
        'berea_look',
        'berea_speech',
        'berea_theme',
        'berea_voice',
        'lastDonationPopupShown',
        'scholarTutorialCompleted',
        'show_tutorial',
      ]),
    );
  });
});
