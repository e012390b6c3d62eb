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
  slots: {
    'today.cards': {
      conversation: () =>
        import('./today/last-conversation.js').then(({ LastConversation }) => ({ Part: LastConversation })),
    },
  },
};
