import type { SearchEntry, SearchResponse, SearchResult, SearchKind } from '@berea/contracts';
import { useBibleSearch } from './use-bible-search.js';
import { useReading } from '../place/use-reading.js';
import type { SearchAddress } from '../place/search-address.js';
import { t } from '../texts/search.js';

/** The pages that came so far, as one list. */
export interface Results extends Pick<
  SearchResponse,
  'query' | 'kind' | 'counts' | 'others' | 'reference' | 'showing' | 'ignored' | 'version' | 'notices'
> {
  readonly verses: readonly SearchResult[];
  readonly entries: readonly SearchEntry[];
  /** How many verses there are. */
  readonly totalOfVerses: number;
  /** How many there are of the shown kind. */
  readonly total: number;
}

/** Searches for what the address holds, in the reader's translation or in all of them. */
export function useResults({ q, scope, order, kind, all }: SearchAddress) {
  const { translation } = useReading();
  return useBibleSearch({ term: q, scope, order, kind, translation: all ? 'all' : translation });
}

/** @param pages of one search, in their order; at least one */
export function joinPages(pages: readonly SearchResponse[]): Results | undefined {
  const last = pages.at(-1);
  return (
    last && {
      ...last,
      verses: pages.flatMap(({ results }) => results),
      entries: pages.flatMap(({ entries }) => entries),
      totalOfVerses: last.total,
      total: last.kind === 'verses' ? last.total : last.others[last.kind],
    }
  );
}

const number = new Intl.NumberFormat('en');
export const formatCount = (count: number): string => number.format(count);

interface Counted {
  readonly count: number;
  readonly shown: string;
  readonly total: string;
}

const ALL_SHOWN: Readonly<Record<SearchKind, (values: Counted) => string>> = {
  verses: (values) => t('search.count-verses', values),
  commentary: (values) => t('search.count-notes', values),
  topics: (values) => t('search.count-topics', values),
  lexicon: (values) => t('search.count-entries', values),
};
const SOME_SHOWN: Readonly<Record<SearchKind, (values: Counted) => string>> = {
  verses: (values) => t('search.verses-shown', values),
  commentary: (values) => t('search.notes-shown', values),
  topics: (values) => t('search.topics-shown', values),
  lexicon: (values) => t('search.entries-shown', values),
};

/** '1 verse', '12 notes', '100 of 1,312 verses shown.' */
export function countWords(shown: number, total: number, kind: SearchKind = 'verses'): string {
  const say = (shown < total ? SOME_SHOWN : ALL_SHOWN)[kind];
  return say({ count: total, shown: formatCount(shown), total: formatCount(total) });
}
