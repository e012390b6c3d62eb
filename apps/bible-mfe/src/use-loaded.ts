import { forgetFailedSharedModules } from '@berea/web';
import { useCallback, useEffect, useState } from 'react';

/** Parts that were loaded once: they are there at once when shown again. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>();

interface Loaded<Part> {
  /** Undefined until it has come. */
  readonly part: Part | undefined;
  /** Why it did not come. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * A part of the page that is no part of its first scripts, which are for reading.
 * @param load imports it; the same function at each rendering
 */
export function useLoaded<Part extends object>(load: () => Promise<Part>): Loaded<Part> {
  const [{ part, error }, setState] = useState<{ readonly part?: Part; readonly error?: unknown }>(() => ({
    ...(loaded.has(load) && { part: loaded.get(load) as Part }),
  }));
  const start = useCallback(() => {
    if (loaded.has(load)) return;
    load().then(
      (came) => {
        loaded.set(load, came);
        setState({ part: came });
      },
      (problem: unknown) => {
        forgetFailedSharedModules();
        setState({ error: problem });
      },
    );
  }, [load]);
  useEffect(start, [start]);
  return { part, error, retry: start };
}

/** Loads a part before it is asked for, so that it is shown at once, also without a network. */
export const loadAhead = (load: () => Promise<object>): void =>
  void load().then(
    (came) => loaded.set(load, came),
    () => undefined,
  );
