import { BUSY_HEADER } from '@berea/server';
import type { Answer } from './exchange.js';
import { NoAnswerError } from './upstream-error.js';

/**
 * Asks a second time where the first time brought no answer, or the word of a service that it cannot answer just now: with
 * several instances the next one may. Only for what does no harm when it is done twice.
 */
export async function retryOnce(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await ask();
    if ((answer.status !== 502 && answer.status !== 503) || isBusy(answer)) return answer;
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
  }
  return ask();
}

/** A service that has been asked too much just now is not helped by being asked again at once. */
export const isBusy = ({ status, headers }: Answer): boolean => status === 503 && headers[BUSY_HEADER] !== undefined;
