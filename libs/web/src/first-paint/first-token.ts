import { BROWSER_SESSION_COOKIE, REMEMBER_EXPIRY_KEY, REMEMBER_ME_KEY, SESSION_KEY } from '../storage/first-keys.js';
import { hasMark, kept, parsed } from './first-facts.js';

interface KeptSession {
  readonly access_token: string;
  /** In seconds. */
  readonly expires_at: number;
  readonly user: { readonly factors?: readonly { readonly status: string }[] };
}

/** The auth client renews a token that ends sooner before anything is asked with it. */
const RENEWED_MS = 90_000;

/**
 * The token of who is signed in beyond doubt, and who will be once the scripts have read the rest: it holds for a while,
 * the choice to be remembered has not ended, no mail's link signs in somebody else, no second proof may be wanted.
 */
export function firstToken(now = Date.now()): string | undefined {
  const { access_token, expires_at = 0, user } = parsed<KeptSession>(kept(SESSION_KEY));
  if (!access_token || !user || expires_at * 1_000 - now <= RENEWED_MS) return undefined;
  if (user.factors?.length || window.location.hash || !stands(now)) return undefined;
  return access_token;
}

/** As `remember-me.ts` has it. */
function stands(now: number): boolean {
  const expiry = Number(kept(REMEMBER_EXPIRY_KEY) ?? 0);
  if (kept(REMEMBER_ME_KEY) === 'true' && expiry) return expiry > now;
  return hasMark(BROWSER_SESSION_COOKIE);
}
