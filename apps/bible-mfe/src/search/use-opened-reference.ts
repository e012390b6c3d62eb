import type { Place } from '@berea/contracts';
import { useLocation, useNavigate } from '@berea/web/router';
import { useEffect } from 'react';
import { useReading } from '../place/use-reading.js';
import { targetOf } from './reference-target.js';
import type { SearchEntryState } from './use-search-address.js';

/** Goes to the place that the term names when Enter was pressed; one step back then leads to where one was before. */
export function useOpenedReference(place: Place | undefined): void {
  const state = useLocation().state as SearchEntryState | null;
  const navigate = useNavigate();
  const { hrefOf } = useReading();
  const href = place && hrefOf(targetOf(place));
  const opens = state?.opens === true;
  useEffect(() => {
    if (opens && href) void navigate(href, { replace: true });
  }, [opens, href, navigate]);
}
