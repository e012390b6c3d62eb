import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'chat-off.scholar-is-switched-off':
    'Scholar is switched off on this server. Texts, lexicons, search, notes and sermons work as before.',
  'chat-off.scholar-is-switched-off-account':
    'Scholar is switched off for your account. Texts, lexicons, search, notes and sermons work as before.',
  'chat-off.switch-on-in-profile': 'Switch on in Profile',
});
