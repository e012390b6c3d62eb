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
    this.explanation = body?.message ?? (statusText || `The server answered with ${status}.`);
    this.issues = body?.data?.issues ?? [];
  }
}

/** Whether a call came to nothing on its way: the server never answered. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError && !(error instanceof TransportError);

/** Whether the same call may do another time, without anybody changing what it says. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof TransportError)) return isNetworkError(error);
  const { status, issues, code } = error;
  // The same request is still being worked on, where no field is named.
  if (status === 409) return issues.length === 0;
  // Signing in again, or proving the second factor, lets it through.
  if (code === 'second_factor_required') return true;
  return status >= 500 || [401, 408, 429].includes(status);
}

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
    const body: unknown = JSON.parse(text);
    return body && typeof body === 'object' && 'message' in body ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}

/** What to tell a user about a failed call: what happened and what to do. */
export function explain(error: unknown): string {
  if (error instanceof TransportError) return error.explanation;
  if (error instanceof TypeError || (typeof navigator !== 'undefined' && !navigator.onLine)) {
    return 'The server could not be reached. Check your connection, then try again.';
  }
  return error instanceof Error ? error.message : 'Something went wrong. Try again.';
}
