import { PageFrame, StatusPanel } from '@berea/ui/core';
import { ErrorBoundary, forgetFailedSharedModules } from '@berea/web';
import { TriangleAlert } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PageSkeleton } from './page-skeleton.js';
import { TryAgain } from './try-again.js';

export interface LazyPageProps {
  /** Names the page: unique, and what the panel says when it cannot be shown. */
  readonly title: string;
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
  readonly fallback?: ReactNode;
}

const lazily = (load: LazyPageProps['load']) => lazy(async () => ({ default: (await load()).Page }));

/** A page of the shell in a chunk of its own: one that cannot be loaded, or throws, offers another try. */
export function LazyPage(props: LazyPageProps) {
  // The router shows one after the other in the same place.
  return <Page key={props.title} {...props} />;
}

function Page({ title, load, fallback = <PageSkeleton /> }: LazyPageProps) {
  const [Content, setContent] = useState(() => lazily(load));
  return (
    <ErrorBoundary
      onRetry={() => {
        forgetFailedSharedModules();
        setContent(() => lazily(load));
      }}
      fallback={(_error, retry) => (
        <PageFrame title={title}>
          <StatusPanel
            role="alert"
            icon={TriangleAlert}
            title="This page could not be shown"
            actions={<TryAgain retry={retry} />}
          >
            <p>What you saved is not affected.</p>
          </StatusPanel>
        </PageFrame>
      )}
    >
      <Suspense fallback={fallback}>
        <Content />
      </Suspense>
    </ErrorBoundary>
  );
}
