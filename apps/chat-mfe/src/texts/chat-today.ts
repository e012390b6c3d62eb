import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'chat-today.continue': 'Continue: {title}',
  'chat-today.questions-on': '{count, plural, one {# question} other {# questions}}, {day}',
  'chat-today.today': 'Today',
});
