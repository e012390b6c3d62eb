import { type ReactNode, Suspense } from 'react';
import { type LoadPage, useLoadedPage } from './page-loading.js';

export interface LoadedPageProps {
  readonly load: LoadPage;
  readonly fallback: ReactNode;
}

/** A page that comes in a chunk of its own, and until then the fallback. What it suspends on itself shows that too. */
export function LoadedPage({ load, fallback }: LoadedPageProps) {
  const page = useLoadedPage(load);
  return page ? <Suspense fallback={fallback}>{page}</Suspense> : fallback;
}
