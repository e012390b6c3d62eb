import { type Feature } from '@berea/web';
import { hasStoredSession, loadFeature } from '@berea/web/host';
import { beginPage, type LoadPage } from './page/page-loading.js';
import { remoteAt } from './remotes.js';

/** The screens of somebody who is not signed in. */
export const loadSignedOut: LoadPage = () =>
  import(/* webpackChunkName: "sign-in" */ './auth/signed-out-routes.js').then(({ SignedOutRoutes: Page }) => ({
    Page,
  }));

/** The frame, and every screen of somebody who is signed in: nothing of it is sent to who is not. */
export const loadSignedIn: LoadPage = () =>
  import(/* webpackChunkName: "signed-in" */ './signed-in-routes.js').then(({ SignedInRoutes: Page }) => ({ Page }));

/**
 * Begins to load the page that is about to be shown, while it is not known yet whether the session still holds. Nothing
 * depends on it: where it fails, or another page is shown after all, that page is loaded when it is.
 */
export function beginFirstPage(pathname = window.location.pathname): void {
  if (!hasStoredSession()) return void beginPage(loadSignedOut);
  const remote = remoteAt(pathname);
  if (!remote) return;
  loadFeature(remote.id).then(
    (feature) => {
      const route = routeAt(feature, pathname === remote.path);
      if (route) beginPage(route.load);
    },
    // The area itself tells of it, and offers another try.
    () => undefined,
  );
}

/** If a remote has several pages, the router alone knows which one a deeper address means. */
const routeAt = ({ routes }: Feature, atStart: boolean) =>
  routes.length === 1 ? routes[0] : routes.find(({ path }) => atStart && ['', '/*'].includes(path));
