import { browserSession, browserStore } from '../storage/browser-store.js';

const REMEMBER_DAYS = 30;
const DAY_MS = 86_400_000;

/** Notes at sign-in whether this browser shall keep the user signed in for 30 days or for this browser session. */
export function rememberSignIn(remember: boolean, now = Date.now()): void {
  browserSession.mark();
  if (remember) {
    browserStore.write('rememberMe', 'true');
    browserStore.write('rememberExpiry', String(now + REMEMBER_DAYS * DAY_MS));
  } else forgetSignIn();
}

export function forgetSignIn(): void {
  browserStore.remove('rememberMe');
  browserStore.remove('rememberExpiry');
}

/**
 * State of a stored session when the product starts: 'returning' (remembered and not expired), 'same-session' (signed
 * in earlier in this browser session, or just now by a mail's link), or 'expired'. Not a mere question: an expired
 * choice is forgotten, so ask once a start.
 */
export function standing(now = Date.now(), hash = window.location.hash): 'returning' | 'same-session' | 'expired' {
  if (/[#&]access_token=/.test(hash)) {
    // A mail's link may sign in somebody else than the one who asked to be remembered.
    rememberSignIn(false, now);
    return 'same-session';
  }
  const expiry = Number(browserStore.read('rememberExpiry') ?? 0);
  if (browserStore.read('rememberMe') === 'true' && expiry) {
    if (expiry > now) return 'returning';
    forgetSignIn();
    return 'expired';
  }
  return browserSession.isMarked() ? 'same-session' : 'expired';
}
