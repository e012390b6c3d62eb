import type { Feature, RemoteManifest } from '@berea/web';
import { Route, Routes } from '@berea/web/router';
import { LoadedPage } from '../page/loaded-page.js';
import { PageOnItsWay } from './page-on-its-way.js';

export function FeaturePages({ remote, feature }: { remote: RemoteManifest; feature: Feature }) {
  return (
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
  );
}
