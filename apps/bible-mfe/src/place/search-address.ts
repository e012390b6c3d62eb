import type { SearchKind, SearchOrder } from '@berea/contracts';
import { useLocation, useNavigate } from '@berea/web/router';

/** A search, as the address holds it (`?q=&in=&order=&kind=&all=1`). */
export interface SearchAddress {
  /** The searched term; empty while the chapter is read. */
  readonly q: string;
  /** A book or a part of Scripture, 'Romans' or 'nt'; empty for all of it. */
  readonly scope: string;
  readonly kind: SearchKind;
  readonly order: SearchOrder;
  /** In every installed translation rather than in the reader's. */
  readonly all: boolean;
}

// Here and not from the contract, whose file would bring the validation library into the page.
export const KINDS = ['verses', 'commentary', 'topics', 'lexicon'] as const satisfies readonly SearchKind[];
const ORDERS = ['canonical', 'relevance'] as const satisfies readonly SearchOrder[];

const PARAMETERS = ['q', 'in', 'order', 'kind', 'all'] as const;

/** The best match comes first; the API's own default is the order of the Bible. */
const USUAL_ORDER: SearchOrder = 'relevance';

/** @param search the part of the address from '?' on; what makes no sense in it is left out of account */
export function readSearch(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const kind = KINDS.find((each) => each === parameters.get('kind')) ?? 'verses';
  return {
    q: parameters.get('q') ?? '',
    scope: parameters.get('in')?.trim() ?? '',
    kind,
    order: ORDERS.find((each) => each === parameters.get('order')) ?? USUAL_ORDER,
    all: parameters.get('all') === '1',
  };
}

/**
 * The address's part from '?' on after a change. Another kind comes in its usual order; without a term nothing is left
 * of the search. Whatever else the address holds, such as the translation, stays.
 */
export function writeSearch(search: string, change: Partial<SearchAddress>): string {
  const parameters = new URLSearchParams(search);
  const { order: before, ...rest } = readSearch(search);
  const next = { ...rest, ...change };
  const order = change.order ?? (next.kind === rest.kind ? before : USUAL_ORDER);
  for (const name of PARAMETERS) parameters.delete(name);
  if (next.q) {
    parameters.set('q', next.q);
    if (next.scope) parameters.set('in', next.scope);
    if (order !== USUAL_ORDER) parameters.set('order', order);
    if (next.kind !== 'verses') parameters.set('kind', next.kind);
    if (next.all) parameters.set('all', '1');
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** State of a history entry beside its address. */
export interface SearchEntryState {
  /** Enter was pressed: a term that is nothing but a reference is opened. */
  readonly opens?: boolean;
}

interface SearchAddressBar extends SearchAddress {
  /** Changes the search in place: from any results one step back leads to the chapter. */
  readonly change: (change: Partial<SearchAddress>, state?: SearchEntryState) => void;
  /** Address after that change. */
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
