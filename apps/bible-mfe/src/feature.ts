import { type Feature, FEATURE_CONTRACT_VERSION } from '@berea/web';

export const feature: Feature = {
  id: 'bible',
  contractVersion: FEATURE_CONTRACT_VERSION,
  routes: [
    {
      path: '/*',
      load: () =>
        import(/* webpackChunkName: "page" */ './bible-page.js').then(({ BiblePage }) => ({ Page: BiblePage })),
    },
  ],
};
