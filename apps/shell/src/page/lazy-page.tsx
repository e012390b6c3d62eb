import { PageFrame, StatusPanel } from '@berea/ui/core';
import { forgetFailedSharedModules } from '@berea/web';
import { ErrorBoundary } from '@berea/web/host';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { type LoadPage, useLoadedPage } from './page-loading.js';
import { PageSkeleton } from './page-skeleton.js';
import { TryAgain } from './try-again.js';
import { t } from '../texts/start.js';

export interface LazyPageProps {
  /** Names the page: unique, and what the panel says when it cannot be shown. */
  readonly title: string;
  readonly load: LoadPage;
  readonly fallback?: ReactNode;
}

/** A page of the shell in a chunk of its own: one that cannot be loaded, or throws, offers another try. */
export function LazyPage(props: LazyPageProps) {
  // The router shows one after the other in the same place.
  return <Page key={props.title} {...props} />;
}

function Page({ title, load, fallback = <PageSkeleton /> }: LazyPageProps) {
  return (
    <ErrorBoundary
      onRetry={forgetFailedSharedModules}
      fallback={(_error, retry) => (
        <PageFrame title={title}>
          <StatusPanel
            role="alert"
            icon={TriangleAlert}
            title={t('start.page-not-shown')}
            actions={<TryAgain retry={retry} />}
          >
            <p>{t('start.saved-is-safe')}</p>
          </StatusPanel>
        </PageFrame>
      )}
    >
      <LoadedPage load={load} fallback={fallback} />
    </ErrorBoundary>
  );
}

interface LoadedPageProps {
  readonly load: LoadPage;
  readonly fallback: ReactNode;
}

/**
 * A page that comes in a chunk of its own, and until then the fallback. It shows that also while the page itself
 * suspends.
 */
export function LoadedPage({ load, fallback }: LoadedPageProps) {
  const page = useLoadedPage(load);
  return page ? <Suspense fallback={fallback}>{page}</Suspense> : fallback;
}
