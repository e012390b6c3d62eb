import { isSearchable } from './use-bible-search.js';
import { useIsMoving } from '@berea/web/router';
import { useEffect, useState } from 'react';
import { type SearchEntryState, useSearchAddress } from '../place/search-address.js';
import { useSearchScroll } from './search-scroll.js';

const TYPING_MS = 350;

export interface SearchTerm {
  /** Text of the field. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** The searched term; empty while the chapter is read. */
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
  const isMoving = useIsMoving();
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  /** Terms of this field that the address does not hold yet, the newest last. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const wanted = isSearchable(typed) ? typed.trim() : '';
  const term = isSearchable(q) ? q : '';
  const leave = useSearchScroll(term !== '');
  if (q !== seen) {
    setSeen(q);
    const mine = asked.lastIndexOf(q);
    setAsked(mine === -1 ? [] : asked.slice(mine + 1));
    // The address changed by other means than this field: back, forward, or a result that was opened. The field's own
    // terms may arrive while its user has typed on.
    if (mine === -1) setTyped(q);
  }

  const ask = (next: string, state?: SearchEntryState) => {
    if (next !== q) setAsked((before) => [...before, next]);
    change({ q: next }, state);
  };
  const go = (state?: SearchEntryState) => {
    if (!term) leave();
    ask(wanted, state);
  };
  useEffect(() => {
    // A user who has left for another place meanwhile is not called back.
    const timer = setTimeout(() => wanted !== q && !isMoving() && go(), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return {
    typed,
    setTyped,
    term,
    run: () => (wanted || q) && go(wanted ? { opens: true } : undefined),
    clear: () => {
      setTyped('');
      if (q) ask('');
    },
  };
}
