import type { ErrorBody, Issue } from '@berea/contracts';

/**
 * A call that was answered with an error. Its message is "<status>: <body text or status text>" (the transport rule);
 * `explanation` is the sentence for people, `issues` name the fields.
 */
export class TransportError extends Error {
  readonly code: string;
  readonly explanation: string;
  readonly issues: readonly Issue[];

  constructor(
    readonly status: number,
    text: string,
    statusText: string,
    readonly requestId: string | null = null,
    /** So long the server asks to be left alone; undefined where it says nothing of it. */
    readonly retryAfterMs?: number,
  ) {
    super(`${status}: ${text || statusText}`);
    const body = parseBody(text);
    this.code = body?.code ?? String(status);
    this.explanation = body?.message ?? explainStatus(status);
    this.issues = body?.data?.issues ?? [];
  }
}

/** A call that came to nothing on its way. By its name it is known in copies of this module, too. */
export class NetworkError extends TypeError {
  override readonly name = 'NetworkError';
}

/** An answer that is nothing of what was asked for: the page and the server do not understand each other. */
export class UnreadableAnswerError extends Error {
  constructor(route: string, options?: ErrorOptions) {
    super(`${route} was answered with something else than it promises.`, options);
  }
}

/** What a call failed of: `fetch` and the bodies that it reads tell of a broken connection by a mere TypeError. */
export function readError(route: string, error: unknown): unknown {
  if (error instanceof TransportError || error instanceof UnreadableAnswerError || isAbort(error)) return error;
  if (error instanceof TypeError) return new NetworkError(error.message, { cause: error });
  return new UnreadableAnswerError(route, { cause: error });
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Whether a call came to nothing on its way: the server never answered. */
export const isNetworkError = (error: unknown): boolean => error instanceof TypeError && error.name === 'NetworkError';

/** Whether a server has no such route, as an older one: ours tells of what is missing with a code of its own. */
export const isUnknownRoute = (error: unknown): boolean =>
  error instanceof TransportError && [404, 405, 501].includes(error.status) && error.code === String(error.status);

/** What a call brings; undefined where there is no such thing any more. */
export async function orGone<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof TransportError && error.status === 404) return undefined;
    throw error;
  }
}

function parseBody(text: string): ErrorBody | null {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null;
    // A proxy has a message of its own, such as 'Internal Server Error', and no code.
    return typeof body?.code === 'string' && typeof body.message === 'string' ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}

/** For an answer without words of ours: it comes from something before the server, or from another server. */
function explainStatus(status: number): string {
  switch (status) {
    case 401:
      return 'Sign in again to go on.';
    case 403:
      return 'The server does not allow this.';
    case 404:
      return 'The server does not have this. Reload the page, then try again.';
    case 408:
    case 504:
      return 'The server took too long to answer. Try again in a moment.';
    case 413:
      return 'This is larger than the server takes. Shorten it, then try again.';
    case 429:
      return 'Too many requests. Wait a moment, then try again.';
    default:
      return status >= 500
        ? 'The server could not do this just now. Try again in a moment.'
        : `The server refused this (status ${status}). Reload the page, then try again.`;
  }
}

/** What a page says that cannot show what it was given: the server did answer. */
export const PAGE_FAULT = 'This page could not show what the server answered. Reload the page, then try again.';

/** What to tell a user about a failed call: what happened and what to do, in whole sentences. */
export function explain(error: unknown): string {
  if (error instanceof TransportError) return sentence(error.explanation);
  if (isNetworkError(error) || (typeof navigator !== 'undefined' && !navigator.onLine)) {
    return 'The server could not be reached. Check your connection, then try again.';
  }
  if (FAULTS.some((fault) => error instanceof fault)) return PAGE_FAULT;
  return error instanceof Error && error.message ? sentence(error.message) : 'Something went wrong. Try again.';
}

/** What no part of the product throws to tell somebody of something. */
const FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError, UnreadableAnswerError];

/** Another sentence may follow. */
const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
