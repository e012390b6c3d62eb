import { useEffect, useState } from 'react';

/** What the server finds in whole texts, of which the page has only the beginnings. */
export interface FoundElsewhere {
  readonly ids: ReadonlySet<string>;
  /** More may be found yet. */
  readonly searching: boolean;
  readonly error: unknown;
}

interface Search {
  readonly data: readonly { readonly id: string }[] | undefined;
  readonly isFetching: boolean;
  readonly error: unknown;
}

/** @param settled whether this is the search for what is typed now */
export const foundElsewhere = (
  { data, isFetching, error }: Search,
  enabled: boolean,
  settled: boolean,
): FoundElsewhere => ({
  ids: new Set(enabled && settled ? data?.map(({ id }) => id) : []),
  searching: enabled && (isFetching || !settled),
  error: enabled && settled ? error : null,
});

/** A value once it has stayed the same for a while, such as what is typed. */
export function usePaused<T>(value: T, forMs: number): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), forMs);
    return () => clearTimeout(timer);
  }, [value, forMs]);
  return paused;
}
