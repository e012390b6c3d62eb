import { isNativeError } from 'node:util/types';

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

/** What may stand in the text of an error and never in a log: its form, and what is left of it. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  // A user and a password in an address. A file's address has neither, but may have an @ in the name of a package.
  [/\b(?!file:)([a-z][a-z0-9+.-]*:\/\/)[^\s@]+@/gi, '$1***@'],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, '$1 ***'],
  // A token, wherever it stands.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '***'],
  [/\bsb_secret_[\w-]+/g, '***'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '***@***'],
];

/** `text` without credentials and mail addresses: libraries quote in their messages what they were given. */
export const hideCredentials = (text: string): string =>
  HIDDEN.reduce((left, [form, kept]) => left.replace(form, kept), text);
