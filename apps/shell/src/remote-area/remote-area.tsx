import { useFeature } from '@berea/web';
import { AreaBoundary } from './area-boundary.js';
import { AreaFailed } from './area-failed.js';
import { AreaSkeleton } from './area-skeleton.js';
import type { Area } from './areas.js';
import { FeaturePages, forgetPages } from './feature-pages.js';

/** One remote in its own boundary: missing, throwing or hanging, it costs its own area only. */
export function RemoteArea({ area }: { area: Area }) {
  const state = useFeature(area.id);
  if (state.status === 'loading') return <AreaSkeleton />;
  if (state.status === 'failed') return <AreaFailed area={area} error={state.error} retry={state.retry} />;
  const { feature, retry } = state;
  return (
    <AreaBoundary
      fallback={(error, again) => <AreaFailed area={area} error={error} retry={again} />}
      onRetry={() => {
        forgetPages(feature);
        retry();
      }}
    >
      <FeaturePages feature={feature} />
    </AreaBoundary>
  );
}
