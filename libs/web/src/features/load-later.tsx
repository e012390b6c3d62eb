import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary.js';

/**
 * A part beside a page that is loaded when it is needed (a reminder, a dialog). If it cannot be loaded, or throws, the
 * page goes on without it, and it is tried again when the network comes back.
 * @param loading in its place until it is there
 * @example const Tour = lazyAside(async () => ({ default: (await import('./tour.js')).Tour }));
 */
export function lazyAside<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  loading: ReactNode = null,
): ComponentType<Props> {
  const begin = () => lazy(load) as unknown as ComponentType<Props>;
  return function Aside(props: Props) {
    const [Content, setContent] = useState(begin);
    return (
      <ErrorBoundary onRetry={() => setContent(begin)} fallback={(_error, retry) => <OnceOnline retry={retry} />}>
        <Suspense fallback={loading}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

function OnceOnline({ retry }: { retry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return null;
}

/** So long what is done ahead waits for a browser that does not come to rest. */
const PATIENCE_MS = 2_000;

/**
 * Does work that can wait, as soon as the browser is idle. A browser that cannot tell does it at once.
 * @returns calls it off
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    work();
    return () => undefined;
  }
  const handle = window.requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(handle);
}
