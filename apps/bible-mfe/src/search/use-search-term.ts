import { isSearchable } from '@berea/web';
import { useEffect, useState } from 'react';
import { type SearchEntryState, useSearchAddress } from './use-search-address.js';
import { useSearchScroll } from './use-search-scroll.js';

const TYPING_MS = 350;

export interface SearchTerm {
  /** What stands in the field. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** What is searched for; empty while the chapter is read. */
  readonly term: string;
  /** Searches at once, without waiting for a pause in typing, and opens what is nothing but a reference. */
  readonly run: () => void;
  readonly clear: () => void;
}

/**
 * The search term, kept in the address (`?q=`), so that the way back from a result leads to the results. Typing leaves
 * the scope and the rest of the search as they are.
 */
export function useSearchTerm(): SearchTerm {
  const { q, change } = useSearchAddress();
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  const wanted = isSearchable(typed) ? typed.trim() : '';
  const term = isSearchable(q) ? q : '';
  const leave = useSearchScroll(term !== '');
  if (q !== seen) {
    setSeen(q);
    // The address changed by other means than typing: back, forward, or a result that was opened.
    if (q !== wanted) setTyped(q);
  }

  const go = (state?: SearchEntryState) => {
    if (!term) leave();
    change({ q: wanted }, state);
  };
  useEffect(() => {
    const timer = setTimeout(() => wanted !== q && go(), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return {
    typed,
    setTyped,
    term,
    run: () => (wanted || q) && go(wanted ? { opens: true } : undefined),
    clear: () => {
      setTyped('');
      if (q) change({ q: '' });
    },
  };
}
