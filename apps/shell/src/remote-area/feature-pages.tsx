import type { Feature, FeatureRoute, RemoteManifest } from '@berea/web';
import { Route, Routes } from '@berea/web/router';
import { type ComponentType, lazy, Suspense } from 'react';
import { PageOnItsWay } from './page-on-its-way.js';

/**
 * Lazy pages live outside of any component: made inside one, they would be made anew on each suspended attempt,
 * without end. Weak, so that a feature that was loaded again brings its own.
 */
const pages = new WeakMap<FeatureRoute, ComponentType>();

function pageOf(route: FeatureRoute): ComponentType {
  let page = pages.get(route);
  if (!page) {
    page = lazy(async () => ({ default: (await route.load()).Page }));
    pages.set(route, page);
  }
  return page;
}

export function FeaturePages({ remote, feature }: { remote: RemoteManifest; feature: Feature }) {
  return (
    <Suspense fallback={<PageOnItsWay remote={remote} />}>
      <Routes>
        {feature.routes.map((route) => {
          const Page = pageOf(route);
          return <Route key={route.path} path={route.path} element={<Page />} />;
        })}
      </Routes>
    </Suspense>
  );
}
