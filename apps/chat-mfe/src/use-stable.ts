import { useCallback, useInsertionEffect, useRef } from 'react';

/** A handler whose identity stays while what it does follows the latest render: for children that are memoised. */
export function useStable<A extends unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
