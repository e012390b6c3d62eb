import type { LoadPage } from './page/page-loading.js';

/** The frame, and every screen of somebody who is signed in: nothing of it is sent to who is not. */
export const loadSignedIn: LoadPage = () =>
  import(/* webpackChunkName: "signed-in" */ './signed-in-routes.js').then(({ SignedInRoutes: Page }) => ({ Page }));
