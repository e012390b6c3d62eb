import { errorBody, type ErrorBody } from '@berea/contracts';

/** SQLSTATE that the triggers of `createUsage` raise, in a class that neither Postgres nor the standard uses. */
export const QUOTA_EXCEEDED = 'BQ001';

/** The remedy, by the name of the limit. */
const REMEDIES: Readonly<Record<string, string>> = {
  notes: 'Your account holds as many notes as it can, with those in the bin. Delete some for good, then save again.',
  sermons:
    'Your account holds as many sermons as it can, with those in the bin. Delete some for good, then save again.',
  writing:
    'Your notes and sermons, with the bin, fill the space that your account has. Shorten some or empty the bin, then save again.',
  conversations:
    'Your account holds as many conversations as it can. Delete some that you no longer need, or go on in one that is there.',
  chat: 'Your conversations fill the space that your account has. Delete some that you no longer need, then ask again.',
};

/** The answer to a change that was refused because of its owner's quota; undefined for every other error. */
export function quotaExceeded(error: unknown): ErrorBody | undefined {
  const { code, detail = '' } = (error ?? {}) as { code?: unknown; detail?: string };
  return code === QUOTA_EXCEEDED ? errorBody('quota_exceeded', REMEDIES[detail]) : undefined;
}
