import { type Feature, FEATURE_CONTRACT_VERSION } from '@berea/web';

export const feature: Feature = {
  id: 'chat',
  contractVersion: FEATURE_CONTRACT_VERSION,
  routes: [
    {
      path: '/*',
      load: () => import(/* webpackChunkName: "page" */ './chat-page.js').then(({ ChatPage }) => ({ Page: ChatPage })),
    },
  ],
};
