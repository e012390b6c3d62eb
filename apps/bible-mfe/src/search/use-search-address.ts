import { useLocation, useNavigate } from '@berea/web/router';
import { readSearch, type SearchAddress, writeSearch } from './search-address.js';

/** What a history entry remembers beside its address. */
export interface SearchEntryState {
  /** Enter was pressed: a term that is nothing but a reference is opened. */
  readonly opens?: boolean;
}

export interface SearchAddressBar extends SearchAddress {
  /** Changes the search in place: from any results one step back leads to the chapter. */
  readonly change: (change: Partial<SearchAddress>, state?: SearchEntryState) => void;
  /** Where that change leads. */
  readonly hrefOf: (change: Partial<SearchAddress>) => string;
}

/** The search that the address holds. */
export function useSearchAddress(): SearchAddressBar {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = readSearch(search);
  return {
    ...address,
    change: (change, state) =>
      void navigate({ pathname, search: writeSearch(search, change) }, { replace: address.q !== '', state }),
    hrefOf: (change) => pathname + writeSearch(search, change),
  };
}
