import type { SearchResponse } from '@berea/contracts';
import { LRUCache } from 'lru-cache';
import type { PositionSet } from './position-set.js';
import { BOOK_PASSAGES } from './query/scope-of.js';
import { ENTRY_KINDS, type EntryKind } from './corpora/search-corpora.js';
import type { Found, SearchTerms } from './find.js';

/** How many of these verses each book has, in canonical order; books without any are left out. */
export function countByBook(sets: readonly PositionSet[]): SearchResponse['counts'] {
  return BOOK_PASSAGES.flatMap(({ book: { name, testament }, first, last }) => {
    const count = sets.reduce((sum, set) => sum + set.countBetween(first, last), 0);
    return count ? [{ book: name, testament, count }] : [];
  });
}

type Totals = SearchResponse['others'];

/** How many searches are remembered; each takes some hundred bytes. */
const MAX_SEARCHES = 500;

/**
 * How much the kinds beside verses hold of what was searched for. Remembered for the last searches: further pages, another
 * order and another translation ask for the same.
 */
export class OtherTotals {
  private readonly known = new LRUCache<string, Totals>({ max: MAX_SEARCHES });

  /** @param totalOf what one kind holds */
  async of(
    { query, scope }: SearchTerms,
    { showing }: Found,
    totalOf: (kind: EntryKind) => Promise<number>,
  ): Promise<Totals> {
    const key = JSON.stringify([query, scope, showing]);
    let totals = this.known.get(key);
    if (!totals) {
      const counted: [EntryKind, number][] = [];
      for (const kind of ENTRY_KINDS) counted.push([kind, await totalOf(kind)]);
      totals = Object.fromEntries(counted) as Totals;
      this.known.set(key, totals);
    }
    return totals;
  }
}
