import { errorBody, type ErrorBody, type Reason } from '@berea/contracts';

/** SQLSTATE that the triggers of `createUsage` raise, in a class that neither Postgres nor the standard uses. */
export const QUOTA_EXCEEDED = 'BQ001';

/** The limits, by their names in `createUsage`. */
const LIMITS: Readonly<Record<string, Reason>> = {
  notes: 'quota_notes',
  sermons: 'quota_sermons',
  writing: 'quota_writing',
  conversations: 'quota_conversations',
  chat: 'quota_chat',
};

/** The answer to a change that was refused because of its owner's quota; undefined for every other error. */
export function quotaExceeded(error: unknown): ErrorBody | undefined {
  const { code, detail = '' } = (error ?? {}) as { code?: unknown; detail?: string };
  return code === QUOTA_EXCEEDED ? errorBody(LIMITS[detail] ?? 'quota_exceeded') : undefined;
}
