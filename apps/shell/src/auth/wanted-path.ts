import { useLocation } from '@berea/web/router';

const AUTH_PATHS = ['/login', '/signup', '/forgot-password', '/reset-password'];
export const isAuthPath = (pathname: string): boolean => AUTH_PATHS.includes(pathname);

/** What the addresses of the signed-out screens carry in their history entry. */
export interface AuthState {
  /** Where to go after signing in. */
  readonly from?: string;
  /** The address that was just signed up, or has yet to be confirmed. */
  readonly confirm?: string;
  /** A new password was set just now. */
  readonly updated?: boolean;
}

export const useAuthState = (): AuthState => (useLocation().state as AuthState | null) ?? {};

/** The page that was asked for: shown right after sign-in. */
export function useWantedPath(): string {
  const { pathname, search } = useLocation();
  const { from } = useAuthState();
  return isAuthPath(pathname) ? (from ?? '/') : pathname + search;
}
