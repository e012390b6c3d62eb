import type { ErrorBody, Issue } from '@berea/contracts';
import { t } from './texts/web.js';

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

/** Error of a failed call: `fetch` and the bodies that it reads report a broken connection by a mere TypeError. */
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

/** Result of a call; undefined if the item does not exist any more. */
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
      return t('web.sign-in-again');
    case 403:
      return t('web.server-does-not-allow-this');
    case 404:
      return t('web.server-does-not-have-this');
    case 408:
    case 504:
      return t('web.server-took-too-long');
    case 413:
      return t('web.too-large');
    case 429:
      return t('web.too-many-requests');
    default:
      return status >= 500 ? t('web.server-in-trouble') : t('web.server-refused', { status });
  }
}

/** Message of a page that cannot show its data: the server did answer. */
export const pageFault = () => t('web.page-fault');

/** Message to a user about a failed call: what happened and what to do, in whole sentences. */
export function explain(error: unknown): string {
  if (error instanceof TransportError) return sentence(error.explanation);
  if (isNetworkError(error) || (typeof navigator !== 'undefined' && !navigator.onLine)) {
    return t('web.server-not-reached');
  }
  if (FAULTS.some((fault) => error instanceof fault)) return pageFault();
  return error instanceof Error && error.message ? sentence(error.message) : t('web.something-went-wrong-try-again');
}

/** Errors that no part of the product throws to inform the user. */
const FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError, UnreadableAnswerError];

/** Another sentence may follow. */
const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
