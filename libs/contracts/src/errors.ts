import type { ErrorBody, Issue } from './error-body.js';
import { ERRORS, type ErrorCode } from './error-codes.js';
import { REASONS } from './error-reasons.js';

export { ERRORS, type ErrorCode };

/** A code, where its sentence says all that is known, or what is known more precisely. */
export type Reason = ErrorCode | keyof typeof REASONS;

/** Storage that has no room left, by its name between services. */
export const STORAGE_REASONS = {
  disk: 'storage_full_disk',
  database: 'storage_full_database',
  'read-only': 'storage_read_only',
  files: 'storage_full_files',
} as const satisfies Record<string, Reason>;
export type FullStorage = keyof typeof STORAGE_REASONS;

/** The code of an HTTP status; an unlisted client status reads as BAD_REQUEST, anything else as a fault of ours. */
export function codeForStatus(status: number): ErrorCode {
  const found = (Object.keys(ERRORS) as ErrorCode[]).find((code) => ERRORS[code].status === status);
  return found ?? (status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
}

/** Values that a message names, such as the limit that was passed. */
export type ReasonValues = Readonly<Record<string, string | number>>;

/** Builds the error body for a reason. `issues` name the fields. */
export function errorBody(reason: Reason, values: ReasonValues = {}, issues?: readonly Issue[]): ErrorBody {
  const { code, message } = isCode(reason) ? { code: reason, ...ERRORS[reason] } : REASONS[reason];
  return {
    code,
    message: message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
    reason,
    ...(issues?.length ? { data: { issues: [...issues] } } : {}),
  };
}

export const isCode = (reason: string): reason is ErrorCode => Object.hasOwn(ERRORS, reason);
