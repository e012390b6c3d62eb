import { ApiError } from '@berea/server';
import { requireBook, requireVerse } from '../library/require-place.js';

/** A verse as a query names it; all of the fields, or none. */
export interface PartialPlace {
  readonly book?: string | undefined;
  readonly chapter?: number | undefined;
  readonly verse?: number | undefined;
}

/**
 * The position of the verse that the fields name; undefined where they are empty.
 * @throws ApiError 400 where some of them are missing, 404 where there is no such verse
 */
export function requireWholePlace({ book, chapter, verse }: PartialPlace): number | undefined {
  if (book === undefined && chapter === undefined && verse === undefined) return undefined;
  if (book === undefined) throw missing('book');
  if (chapter === undefined) throw missing('chapter');
  if (verse === undefined) throw missing('verse');
  return requireVerse(requireBook(book), chapter, verse);
}

function missing(field: string): ApiError {
  const message = `To list the topics of a verse, name book, chapter and verse; ${field} is missing.`;
  return new ApiError('BAD_REQUEST', message, [{ path: [field], message }]);
}
