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
  slots: {
    'today.cards': {
      reading: () => import('./today/last-reading.js').then(({ LastReading }) => ({ Part: LastReading })),
      plan: () => import('./today/plan-today.js').then(({ PlanToday }) => ({ Part: PlanToday })),
    },
  },
};
