import { type Feature, FEATURE_CONTRACT_VERSION } from '@berea/web';

export const feature: Feature = {
  id: 'sermon',
  contractVersion: FEATURE_CONTRACT_VERSION,
  routes: [{ path: '/*', load: () => import('./sermon-page.js').then(({ SermonPage }) => ({ Page: SermonPage })) }],
};
