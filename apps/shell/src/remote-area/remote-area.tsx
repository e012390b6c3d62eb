import { useFeature } from '@berea/web';
import { useLocation } from '@berea/web/router';
import { ErrorBoundary } from '../frame/error-boundary.js';
import { AreaFailed } from './area-failed.js';
import { AreaSkeleton } from './area-skeleton.js';
import type { Area } from './areas.js';
import { FeaturePages } from './feature-pages.js';

/** One remote in its own boundary: missing, throwing or hanging, it costs its own area only. */
export function RemoteArea({ area }: { area: Area }) {
  const state = useFeature(area.id);
  const { pathname } = useLocation();
  if (state.status === 'loading') return <AreaSkeleton id={area.id} />;
  if (state.status === 'failed') return <AreaFailed area={area} error={state.error} retry={state.retry} />;
  return (
    <ErrorBoundary
      resetKey={pathname}
      onRetry={state.retry}
      fallback={(error, retry) => <AreaFailed area={area} error={error} retry={retry} />}
    >
      <FeaturePages feature={state.feature} />
    </ErrorBoundary>
  );
}
