import { FrameContext, useDelayed } from '@berea/ui/core';
import { type Feature } from '@berea/web';
import { ErrorBoundary, REMOTE_DEADLINE_MS, RemoteError, type RemoteManifest, useFeature } from '@berea/web/host';
import { Route, Routes, useLocation } from '@berea/web/router';
import { useContext, useMemo } from 'react';
import { RemoteHelp } from '../help/page-help.js';
import { LoadedPage } from '../page/lazy-page.js';
import { PageSkeleton } from '../page/page-skeleton.js';
import type { Remote } from '../remotes.js';
import { AreaFailed } from './area-failed.js';

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

function FeaturePages({ remote, feature }: { remote: RemoteManifest; feature: Feature }) {
  const frame = useContext(FrameContext);
  const { help } = feature;
  const withHelp = useMemo(() => (help ? { ...frame, help: <RemoteHelp load={help} /> } : frame), [frame, help]);
  return (
    <FrameContext value={withHelp}>
      <Routes>
        {feature.routes.map(({ path, load }) => (
          <Route
            key={path}
            path={path}
            // Each route a place of its own: one page is never taken for the other.
            element={<LoadedPage key={path} load={load} fallback={<PageOnItsWay remote={remote} />} />}
          />
        ))}
      </Routes>
    </FrameContext>
  );
}

/** Waits for a remote's page as long as for the remote itself; then it is the error that the area's boundary shows. */
function PageOnItsWay({ remote: { id, page } }: { remote: RemoteManifest }) {
  if (useDelayed(true, REMOTE_DEADLINE_MS)) {
    throw new RemoteError('timeout', `the page of ${id} did not load within ${REMOTE_DEADLINE_MS / 1_000} s`);
  }
  return <PageSkeleton page={page} />;
}
