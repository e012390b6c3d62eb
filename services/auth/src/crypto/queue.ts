import { GoTrueError } from '@berea/server';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';

/** Runs at most `atOnce` pieces of work together, in the order of their coming; up to `waiting` more stand in line. */
export function createQueue(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const policy = bulkhead(atOnce, waiting);
  /** @throws GoTrueError 429 when the line is full */
  return async (work) => {
    try {
      return await policy.execute(work);
    } catch (error) {
      throw isBulkheadRejectedError(error) ? GoTrueError.tooManyRequests(1) : error;
    }
  };
}
