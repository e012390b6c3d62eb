import { ApiError } from '@berea/server';
import type { Commentary } from '../library/commentary.js';
import type { Library } from '../library/library.js';

/** What stands in for any commentary where none is installed. */
const USUAL = 'commentary-mhcc';

/**
 * The commentary of this id, or all that are installed.
 * @throws ApiError 404 naming what is installed, or what to install
 */
export function requireCommentaries(library: Library, id: string | undefined): readonly Commentary[] {
  const { commentaries } = library;
  const asked = id === undefined ? commentaries : commentaries.filter(({ work }) => work.id === id);
  if (asked.length) return asked;
  const known = library.works().some((work) => work.id === id && work.kind === 'commentary');
  if (id === undefined || known) throw new ApiError('NOT_FOUND', library.whyMissing(id ?? USUAL));
  const installed = commentaries.map(({ work }) => work.id).join(', ') || 'none';
  throw new ApiError('NOT_FOUND', `There is no commentary ${id}. Installed here: ${installed}.`);
}
