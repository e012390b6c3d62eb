import { isNativeError } from 'node:util/types';
import { hideCredentials } from './hide-credentials.js';

/** How far a chain of causes is followed. */
const MAX_CAUSES = 5;

export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly issues?: unknown;
  readonly cause?: DescribedError;
}

/**
 * What a log line may say of an error. Only named properties are taken: database errors also carry the values of the
 * statement and a copy of the row, which is what users wrote.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!isError(error)) return { type: typeof error, message: 'something that is no Error was thrown' };
  const { code, cause, issues } = error as { code?: unknown; cause?: unknown; issues?: unknown };
  return {
    type: error.constructor.name,
    message: hideCredentials(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack ? { stack: hideCredentials(error.stack) } : {}),
    ...(Array.isArray(issues)
      ? { issues: issues.map(({ path, message }) => ({ path, message: hideCredentials(String(message)) })) }
      : {}),
    ...(cause && depth < MAX_CAUSES ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/** Errors of Node's own `fetch` can come from another realm, where `instanceof` does not know them. */
const isError = (value: unknown): value is Error => value instanceof Error || isNativeError(value);
