import { type Feature, FEATURE_CONTRACT_VERSION } from '@berea/web';

export const feature: Feature = {
  id: 'notes',
  contractVersion: FEATURE_CONTRACT_VERSION,
  routes: [{ path: '/*', load: () => import('./notes-page.js').then(({ NotesPage }) => ({ Page: NotesPage })) }],
};
