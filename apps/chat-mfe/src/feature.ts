import { type Feature, FEATURE_CONTRACT_VERSION } from '@berea/web';

export const feature: Feature = {
  id: 'chat',
  contractVersion: FEATURE_CONTRACT_VERSION,
  routes: [{ path: '/*', load: () => import('./chat-page.js').then(({ ChatPage }) => ({ Page: ChatPage })) }],
};
