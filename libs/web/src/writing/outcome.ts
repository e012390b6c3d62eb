import { isNetworkError, TransportError } from '../transport-error.js';

/**
 * Meaning of a failed call for the text that it was to save: `passing`: the same call may succeed later; `changed`: the
 * item has another version by now; `gone`: there is no such item; `taken`: the key was used with another text;
 * `refused`: the text has to change; `unknown`: the answer cannot be read, so the text may have arrived.
 */
export type Outcome = 'passing' | 'changed' | 'gone' | 'taken' | 'refused' | 'unknown';

const BY_STATUS: Readonly<Record<number, Outcome>> = {
  // Signing in again lets it through.
  401: 'passing',
  404: 'gone',
  408: 'passing',
  410: 'gone',
  412: 'changed',
  422: 'taken',
  429: 'passing',
};

/** The one list of answers to a save: every part that writes asks it. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof TransportError)) return isNetworkError(error) ? 'passing' : 'unknown';
  const { status, issues, code } = error;
  // The same request is still being worked on, where no field is named.
  if (status === 409) return issues.length ? 'refused' : 'passing';
  // Proving the second factor lets it through.
  if (code === 'second_factor_required') return 'passing';
  return BY_STATUS[status] ?? (status >= 500 ? 'passing' : 'refused');
}

/** Whether the same call may succeed later, unchanged. */
export const isPassing = (error: unknown): boolean => outcomeOf(error) === 'passing';
