import type { SearchResponse } from '@berea/contracts';
import { BOOKS } from '@berea/scripture';
import { placeAt } from '../library/places.js';

/** How many of these verses each book has, in canonical order; books without any are left out. */
export function countByBook(positions: Iterable<number>): SearchResponse['counts'] {
  const counts = new Map<number, number>();
  for (const position of positions) {
    const { id } = placeAt(position).book;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return BOOKS.flatMap(({ id, name, testament }) => {
    const count = counts.get(id);
    return count ? [{ book: name, testament, count }] : [];
  });
}
