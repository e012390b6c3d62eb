import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'chat-off.continue-at': 'Continue at {name}',
  'chat-off.home': 'Home',
  'chat-off.item-of': '{noun}, {day}',
  'chat-off.item-on': '{noun} on {scripture}, {day}',
  'chat-off.note': 'Note',
  'chat-off.open-bible': 'Open the Bible',
  'chat-off.plan-progress': '{done} of {chapters} chapters, next {book} {chapter}',
  'chat-off.reading': 'Reading',
  'chat-off.recently-read': 'Recently read',
  'chat-off.scholar-is-switched-off':
    'Scholar is switched off on this server. Texts, lexicons, search, notes and sermons work as before.',
  'chat-off.scholar-is-switched-off-account':
    'Scholar is switched off for your account. Texts, lexicons, search, notes and sermons work as before.',
  'chat-off.sermon': 'Sermon',
  'chat-off.switch-on-in-profile': 'Switch on in Profile',
  'chat-off.untitled-sermon': 'Untitled sermon',
  'chat-off.you-have-read-nothing-yet': 'You have read nothing yet',
  'chat-off.you-were-reading': 'You were reading {name}',
  'chat-off.you-were-reading-on': 'You were reading {name}, {day}',
  'chat-off.your-work': 'Your work',
});
