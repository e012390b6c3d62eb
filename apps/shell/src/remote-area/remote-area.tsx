import { ErrorBoundary, useFeature } from '@berea/web';
import { useLocation } from '@berea/web/router';
import { AreaFailed } from './area-failed.js';
import { PageSkeleton } from '../page/page-skeleton.js';
import { FeaturePages } from './feature-pages.js';
import type { Remote } from '../remotes.js';

/** One remote in its own boundary: missing, throwing or hanging, it costs its own area only. */
export function RemoteArea({ remote }: { remote: Remote }) {
  const state = useFeature(remote.id);
  const { pathname } = useLocation();
  if (state.status === 'loading') return <PageSkeleton page={remote.page} />;
  if (state.status === 'failed') return <AreaFailed remote={remote} error={state.error} retry={state.retry} />;
  return (
    <ErrorBoundary
      resetKey={pathname}
      onRetry={state.retry}
      fallback={(error, retry) => <AreaFailed remote={remote} error={error} retry={retry} />}
    >
      <FeaturePages remote={remote} feature={state.feature} />
    </ErrorBoundary>
  );
}
