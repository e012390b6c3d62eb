import { isSearchable } from '@berea/web';
import { useLocation, useNavigate } from '@berea/web/router';
import { useEffect, useState } from 'react';

const TYPING_MS = 350;

export interface SearchTerm {
  /** What stands in the field. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** What is searched for; empty while the chapter is read. */
  readonly term: string;
  /** Searches at once, without waiting for a pause in typing. */
  readonly run: () => void;
  readonly clear: () => void;
}

/** The search term, kept in the address (`?q=`), so that the way back from a result leads to the results. */
export function useSearchTerm(): SearchTerm {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const q = new URLSearchParams(search).get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  const wanted = isSearchable(typed) ? typed.trim() : '';
  if (q !== seen) {
    setSeen(q);
    // The address changed by other means than typing: back, forward, or a result that was opened.
    if (q !== wanted) setTyped(q);
  }

  const go = (term: string) => {
    if (term === q) return;
    const to = { pathname, search: term ? `?${new URLSearchParams({ q: term })}` : '' };
    // One step back leads from any results to the chapter.
    void navigate(to, { replace: q !== '' });
  };
  useEffect(() => {
    const timer = setTimeout(() => go(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return {
    typed,
    setTyped,
    term: isSearchable(q) ? q : '',
    run: () => go(wanted),
    clear: () => {
      setTyped('');
      go('');
    },
  };
}
