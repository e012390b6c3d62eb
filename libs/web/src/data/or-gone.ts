import { TransportError } from '../transport-error.js';

/** What a call brings; undefined where there is no such thing any more. */
export async function orGone<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof TransportError && error.status === 404) return undefined;
    throw error;
  }
}
