import { useLocation } from '@berea/web/router';
import type { ClosedAccount } from '../session/account-closure.js';

/** Target of mails' links that only their reader can use up. */
export const MAIL_LINK_PATH = '/auth/confirm';

/** Where a closed account is taken back. */
export const KEEP_ACCOUNT_PATH = '/keep-account';

const AUTH_PATHS = ['/login', '/signup', '/forgot-password', '/reset-password', MAIL_LINK_PATH, KEEP_ACCOUNT_PATH];
export const isAuthPath = (pathname: string): boolean => AUTH_PATHS.includes(pathname);

/**
 * Path of read-only links, each with its token behind it: the one path for people without an account that is no
 * sign-in.
 */
export const SHARED_PATH = '/shared';

export const isSharedPath = (pathname: string): boolean => pathname.startsWith(`${SHARED_PATH}/`);

/** State of the signed-out screens in their history entry. */
export interface AuthState {
  /** Path after signing in. */
  readonly from?: string;
  /** The address that was just signed up, or has yet to be confirmed. */
  readonly confirm?: string;
  /** A new password was set just now. */
  readonly updated?: boolean;
  /** Path that follows the mail's link that is being confirmed. */
  readonly next?: string;
  /** An account that was closed just now. */
  readonly closed?: ClosedAccount;
  /** Takes a closed account back: from the address of a mail, in which it does not stay. */
  readonly undo?: string;
  /** A closed account was taken back just now. */
  readonly kept?: boolean;
}

export const useAuthState = (): AuthState => (useLocation().state as AuthState | null) ?? {};

/** The page that was asked for: shown right after sign-in. */
export function useWantedPath(): string {
  const { pathname, search } = useLocation();
  const { from } = useAuthState();
  return isAuthPath(pathname) ? (from ?? '/') : pathname + search;
}
