import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useState } from 'react';

export type LoadPage = () => Promise<{ readonly Page: ComponentType }>;

interface Loading {
  /** Settles when one of the two below is there. */
  readonly settled: Promise<void>;
  Page?: ComponentType;
  failure?: { readonly error: unknown };
}

/** By what loads them: weak, so that a feature that was loaded again brings its own. */
const begun = new WeakMap<LoadPage, Loading>();

/** Begins to load a page, also before anything renders it. A failure is forgotten, so that a later call tries again. */
export function beginPage(load: LoadPage): Loading {
  const known = begun.get(load);
  if (known) return known;
  const loading: Loading = {
    settled: load().then(
      ({ Page }) => void (loading.Page = Page),
      (error: unknown) => {
        begun.delete(load);
        loading.failure = { error };
      },
    ),
  };
  begun.set(load, loading);
  return loading;
}

/**
 * A page once it is there; asked once for each time that its place is mounted. Not `lazy` below a `Suspense`: React holds
 * back what was waited for until 300 ms after the last fallback appeared, which is longer than a page takes.
 * @throws what the loading failed with, for the boundary above
 */
export function useLoadedPage(load: LoadPage): ReactNode {
  const [loading] = useState(() => beginPage(load));
  const [now, setNow] = useState(() => ({ Page: loading.Page, failure: loading.failure }));
  useEffect(() => {
    if (now.Page) return;
    let current = true;
    // Rendered in slices, so that a press meanwhile is answered.
    const show = () => current && startTransition(() => setNow({ Page: loading.Page, failure: loading.failure }));
    void loading.settled.then(show);
    return () => {
      current = false;
    };
  }, [loading, now.Page]);
  if (now.failure) throw now.failure.error;
  return now.Page && createElement(now.Page);
}
