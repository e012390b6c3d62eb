import { whenIdle } from '@berea/web';
import { useEffect } from 'react';

/** Worker of the shell (`apps/shell/src/offline`); it never handles a page outside of the scope. */
const WORKER = '/preach-worker.js';
const SCOPE = '/sermon-prep/';
/** Files that a page loads later come in flocks. */
const GATHER_MS = 1_000;

/**
 * Has this page's files kept, so that a reload shows it without a network: one visit suffices, also one that began
 * elsewhere in the product, which the worker cannot have seen. If a browser refuses, the page goes on.
 */
export function useKeptForReload(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !window.isSecureContext) return undefined;
    let end = () => undefined as void;
    let left = false;
    const cancel = whenIdle(() => {
      navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' }).then(
        // There is none where a browser has workers blocked and does not say so.
        (registration?: ServiceWorkerRegistration) => {
          if (registration && !left) end = tellUsed(registration);
        },
        () => undefined,
      );
    });
    return () => {
      left = true;
      cancel();
      end();
    };
  }, []);
}

/** Tells the worker what was loaded so far, and again when more has come. @returns ends it */
function tellUsed(registration: ServiceWorkerRegistration): () => void {
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    const used = usedFiles();
    if (used.length <= told) return;
    told = used.length;
    const { active, waiting, installing } = registration;
    (active ?? waiting ?? installing)?.postMessage({ used });
  };
  tell();
  const observer = new PerformanceObserver(() => (timer ??= setTimeout(tell, GATHER_MS)));
  observer.observe({ type: 'resource' });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

const isFile = ({ name, responseStatus = 0 }: PerformanceResourceTiming): boolean =>
  responseStatus < 400 && !new URL(name).pathname.startsWith('/api/');

const usedFiles = (): string[] => {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return [...new Set(entries.filter(isFile).map(({ name }) => name))];
};
