import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary.js';

/**
 * What stands beside a page and is loaded when it is needed (a reminder, a dialog). Where it cannot be loaded, or
 * throws, the page goes on without it, and it is tried again when the network comes back.
 * @example
 * const Tour = lazyAside(async () => ({ default: (await import('./tour.js')).Tour }));
 */
export function lazyAside<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const begin = () => lazy(load) as unknown as ComponentType<Props>;
  return function Aside(props: Props) {
    const [Content, setContent] = useState(begin);
    return (
      <ErrorBoundary onRetry={() => setContent(begin)} fallback={(_error, retry) => <OnceOnline retry={retry} />}>
        <Suspense fallback={null}>
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
