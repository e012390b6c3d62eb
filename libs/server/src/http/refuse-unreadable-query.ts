import { BodyError } from '../errors/api-error.js';

/**
 * Refuses a query that is not percent-encoded UTF-8: a lenient decoder would read other characters than were sent, and
 * look for those.
 * @param target path and query as they came
 * @throws BodyError
 */
export function refuseUnreadableQuery(target: string): void {
  const start = target.indexOf('?');
  if (start < 0) return;
  try {
    decodeURIComponent(target.slice(start + 1));
  } catch {
    throw new BodyError('The query of the address is not percent-encoded UTF-8.');
  }
}
