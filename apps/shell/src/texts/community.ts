import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'community.a-place-to-study-together': 'A place to study together is on its way.',
  'community.back-to-more': 'Back to More',
  'community.coming-soon': 'Coming Soon',
  'community.community': 'Community',
  'community.community-chat-is-not-available': 'The community chat is not available on this server.',
  'community.open-community-chat': 'Open community chat',
  'community.until-then-join-conversation': 'Until then, join the conversation in our community chat.',
});
