import type { SearchResponse } from '@berea/contracts';
import type { PositionSet } from './position-set.js';
import { BOOK_PASSAGES } from './query/scope-of.js';

/** How many of these verses each book has, in canonical order; books without any are left out. */
export function countByBook(sets: readonly PositionSet[]): SearchResponse['counts'] {
  return BOOK_PASSAGES.flatMap(({ book: { name, testament }, first, last }) => {
    const count = sets.reduce((sum, set) => sum + set.countBetween(first, last), 0);
    return count ? [{ book: name, testament, count }] : [];
  });
}
