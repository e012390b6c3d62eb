import type { LoadPage } from '../page/page-loading.js';

/** The screens of somebody who is not signed in. */
export const loadSignedOut: LoadPage = () =>
  import(/* webpackChunkName: "sign-in" */ './signed-out-routes.js').then(({ SignedOutRoutes: Page }) => ({ Page }));
