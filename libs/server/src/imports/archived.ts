import { z } from 'zod';
import { BodyError } from '../errors/api-error.js';
import { inspectJson } from '../http/inspect-json.js';

/** Before this, no Berea wrote anything, and not every day of the calendar is one of Postgres'. */
const FIRST = Date.UTC(1970, 0, 1);

/** An instant of an archive, to the microsecond. One of the future is now: it would keep things in the bin for ever. */
export const archivedInstant = z.iso
  .datetime({ offset: true, error: 'That is no instant such as 2026-11-22T09:00:00Z.' })
  .refine((instant) => Date.parse(instant) >= FIRST, { error: 'Instants begin with the year 1970.' })
  .transform((instant) => (Date.parse(instant) > Date.now() ? new Date().toISOString() : instant));

/** The number of a version of an archive. */
export const archivedVersion = z
  .int({ error: 'A version is a whole number.' })
  .min(1, { error: 'Versions start at 1.' })
  .max(999_999_999, { error: 'A version is at most 999999999.' });

/**
 * JSON within a text of an archive.
 * @throws BodyError where it is no JSON, or holds what no route accepts
 */
export function archived(json: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new BodyError('A version holds text that is not JSON.');
  }
  inspectJson(value);
  return value;
}
