import { type Feature, FEATURE_CONTRACT_VERSION } from '@berea/web';

export const feature: Feature = {
  id: 'sermon',
  contractVersion: FEATURE_CONTRACT_VERSION,
  routes: [
    {
      path: '/:id/preach',
      load: () => import('./preach/preach-page.js').then(({ PreachPage }) => ({ Page: PreachPage })),
    },
    {
      path: '/dossier',
      load: () => import('./dossier/dossier-page.js').then(({ DossierPage }) => ({ Page: DossierPage })),
    },
    {
      path: '/*',
      load: () =>
        import(/* webpackChunkName: "page" */ './sermon-page.js').then(({ SermonPage }) => ({ Page: SermonPage })),
    },
  ],
  slots: {
    'notes.tabs': {
      sermon: () => import('./workspace/workspace-tab.js').then(({ WorkspaceTab }) => ({ Part: WorkspaceTab })),
    },
    'shared.page': {
      sermon: () => import('./preach/shared-sermon.js').then(({ SharedSermonPage }) => ({ Part: SharedSermonPage })),
    },
  },
};
