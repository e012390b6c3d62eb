import { isNativeError } from 'node:util/types';

/** The most causes in a chain. */
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
 * The loggable part of an error. Only named properties are taken: database errors also carry the statement's values
 * and a copy of the row, which are users' texts.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!isError(error)) return { type: typeof error, message: 'something that is no Error was thrown' };
  const { code, cause, issues } = error as { code?: unknown; cause?: unknown; issues?: unknown };
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack ? { stack: stackOf(error) } : {}),
    ...(Array.isArray(issues)
      ? { issues: issues.map(({ path, message }) => ({ path, message: hideCredentials(String(message)) })) }
      : {}),
    ...(cause && depth < MAX_CAUSES ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/** Errors of Node's own `fetch` can come from another realm, where `instanceof` does not recognise them. */
const isError = (value: unknown): value is Error => value instanceof Error || isNativeError(value);

/** Replaces a message that may quote a user's text; the stack shows its origin. */
const LEFT_OUT = 'left out, since it may quote what was read';
/** Messages of the engine that quote nothing. */
const QUOTES_NOTHING =
  /^(?:Maximum call stack size exceeded|Invalid (?:array|string|typed array) length|Array buffer allocation failed|URI malformed|Unexpected end of JSON input)$/;
/** Codes of Postgres for a value that it cannot take, and of Node for an argument; both quote it. */
const QUOTES_VALUE = /^(?:22[0-9A-Z]{3}|ERR_(?:INVALID|UNKNOWN|OUT_OF)_\w+)$/;

/**
 * The message of an error. If the engine cannot read a pattern, JSON, a number or a date, its message quotes the whole
 * input, which may be a user's text.
 */
function messageOf(error: Error): string {
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  const quotes =
    (/^(?:Syntax|Range|URI)Error$/.test(error.name) && !QUOTES_NOTHING.test(error.message)) ||
    [code, driverError?.code].some((each) => typeof each === 'string' && QUOTES_VALUE.test(each));
  if (quotes) return LEFT_OUT;
  return hideCredentials(error.name === 'TypeError' ? withoutQuoted(error.message) : error.message);
}

/** The engine quotes values of any length in a TypeError: "Cannot use 'in' operator to search for 'x' in …". */
function withoutQuoted(message: string): string {
  const [said = ''] = message.split(/ to search for | on string |^Iterator value /);
  const [first, last] = [said.indexOf("'"), said.lastIndexOf("'")];
  return last - first > LONGEST_NAME ? `${said.slice(0, first)}'…'${said.slice(last + 1)}` : said || LEFT_OUT;
}

/** Longer than the names in a program. */
const LONGEST_NAME = 60;

/** The stack of an error without the message at its beginning. */
function stackOf(error: Error): string {
  const stack = error.stack ?? '';
  const message = messageOf(error);
  if (message === error.message) return stack;
  const at = error.message ? stack.lastIndexOf(error.message) : -1;
  const frames =
    at === -1
      ? []
      : stack
          .slice(at + error.message.length)
          .split('\n')
          .slice(1);
  return hideCredentials([`${error.name}: ${message}`, ...frames].join('\n'));
}

/** Texts in an error that must never be in a log: their pattern and their replacement. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  // A user and a password in an address. A file's address has neither, but may have an @ in the name of a package.
  [/\b(?!file:)([a-z][a-z0-9+.-]*:\/\/)[^\s@]+@/gi, '$1***@'],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, '$1 ***'],
  // A token, anywhere in the text.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '***'],
  [/\bsb_secret_[\w-]+/g, '***'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '***@***'],
];

/** `text` without credentials and mail addresses: libraries quote in their messages what they were given. */
export const hideCredentials = (text: string): string =>
  HIDDEN.reduce((left, [form, kept]) => left.replace(form, kept), beginningOf(text));

/** Longer messages and stacks quote data that does not belong in a log; searching them also takes time. */
const LONGEST = 8_000;

/** Cuts at a whole word, because a part of a token is not recognised as one. */
const beginningOf = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, Math.max(0, text.lastIndexOf(' ', LONGEST)))} …`;
