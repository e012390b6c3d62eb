import { explain } from '@berea/web';
import { AuthRetryableFetchError, AuthUnknownError, isAuthError, isAuthWeakPasswordError } from '@supabase/auth-js';

const WEAK: Readonly<Record<string, string>> = {
  length: 'It is too short.',
  characters: 'It needs more kinds of characters.',
  pwned: 'Guessing begins with passwords like it.',
};

/** Where the service's own text speaks to programs. */
const WORDS: Readonly<Record<string, string>> = {
  mfa_verification_failed: 'That code is not right, or it was used before. Wait for the next one and type it.',
  mfa_challenge_expired: 'That took too long. Type the code that your app shows now.',
  mfa_ip_address_mismatch: 'Your connection changed on the way. Type the code that your app shows now.',
  mfa_factor_not_found: 'This app is no longer part of your account. Sign in again, or set it up anew.',
  recovery_code_invalid: 'That recovery code is not right, or it was used before.',
  bad_jwt: 'It is not valid here, or its time is over. Ask for a new link, or sign in again.',
  insufficient_aal: 'Type a code from your authenticator app first.',
  second_factor_required: 'Type a code from your authenticator app first.',
  reauthentication_needed: 'Sign out and in again, then change your password.',
};

const UNREACHABLE = 'The sign-in service could not be reached. Check your connection, then try again.';

/** The sentence for people about a failed auth call: the service's own text wherever it has one for them. */
export function explainAuthError(error: unknown): string {
  if (!isAuthError(error)) return explain(error);
  // These two carry the transport's words or none at all.
  if (error instanceof AuthRetryableFetchError) return UNREACHABLE;
  if (error instanceof AuthUnknownError) return 'An unexpected error occurred. Please try again.';
  if (isAuthWeakPasswordError(error)) {
    return [error.message, ...error.reasons.map((reason) => WEAK[reason] ?? '')].filter(Boolean).join(' ');
  }
  return WORDS[error.code ?? ''] ?? error.message;
}

/** Whether the auth service itself refused something, with a text for people; not a failure of its own or on the way. */
export const isAuthRefusal = (error: unknown): boolean =>
  isAuthError(error) &&
  !(error instanceof AuthRetryableFetchError || error instanceof AuthUnknownError) &&
  (error.status ?? 400) < 500;

/** The service's code of a failed auth call, such as 'email_not_confirmed'; undefined for any other failure. */
export const authErrorCode = (error: unknown): string | undefined => (isAuthError(error) ? error.code : undefined);

/** Seconds that the auth service asks to wait before another mail, from its text; null for any other failure. */
export function secondsToWait(error: unknown): number | null {
  if (!isAuthError(error) || error.status !== 429) return null;
  const [, count, unit] = /after (\d+) (second|minute)/.exec(error.message) ?? [];
  return count ? Number(count) * (unit === 'minute' ? 60 : 1) : null;
}

/** Why the link of a mail did not sign anybody in, as the auth service put it into the address. */
export interface LinkError {
  /** For example 'otp_expired'. */
  readonly code: string;
  readonly description: string;
}

/** Reads `#error=access_denied&error_code=otp_expired&error_description=...`; null for any other hash. */
export function readLinkError(hash: string): LinkError | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  if (!fields.has('error') && !fields.has('error_code')) return null;
  return {
    code: fields.get('error_code') ?? fields.get('error') ?? 'unknown',
    description: fields.get('error_description') ?? 'The link did not work',
  };
}
