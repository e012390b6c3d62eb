/** Where read-only links lead, with the token of each behind it: the one path for people without an account that is no sign-in. */
export const SHARED_PATH = '/shared';

export const isSharedPath = (pathname: string): boolean => pathname.startsWith(`${SHARED_PATH}/`);
