import { explain } from '@berea/web';
import { AuthRetryableFetchError, AuthUnknownError, isAuthError, isAuthWeakPasswordError } from '@supabase/auth-js';
import { t } from '../texts/auth-errors.js';

const weakWords = (): Readonly<Record<string, string>> => ({
  length: t('auth-errors.it-is-too-short'),
  characters: t('auth-errors.more-kinds-of-characters'),
  pwned: t('auth-errors.guessing-begins-with-passwords'),
});

/** Words for codes whose text in the service speaks to programs. */
const codeWords = (): Readonly<Record<string, string>> => ({
  mfa_verification_failed: t('auth-errors.that-code-is-not-right'),
  mfa_challenge_expired: t('auth-errors.took-too-long'),
  mfa_ip_address_mismatch: t('auth-errors.your-connection-changed'),
  mfa_factor_not_found: t('auth-errors.this-app-is-no-longer'),
  recovery_code_invalid: t('auth-errors.that-recovery-code'),
  bad_jwt: t('auth-errors.it-is-not-valid'),
  insufficient_aal: t('auth-errors.type-a-code'),
  second_factor_required: t('auth-errors.type-a-code'),
  reauthentication_needed: t('auth-errors.sign-out-and-in-again'),
});

const unreachable = () => t('auth-errors.sign-in-service');

/** The sentence for people about a failed auth call: the service's own text wherever it has one for them. */
export function explainAuthError(error: unknown): string {
  if (!isAuthError(error)) return explain(error);
  // These two carry the transport's words or none at all.
  if (error instanceof AuthRetryableFetchError) return unreachable();
  if (error instanceof AuthUnknownError) return t('auth-errors.an-unexpected-error');
  if (isAuthWeakPasswordError(error)) {
    return [error.message, ...error.reasons.map((reason) => weakWords()[reason] ?? '')].filter(Boolean).join(' ');
  }
  return codeWords()[error.code ?? ''] ?? error.message;
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
