import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'sermon-today.go-on-writing': 'Go on writing',
  'sermon-today.in-days': '{day}, in {days} days',
  'sermon-today.no-passage-yet': 'Still without a passage',
  'sermon-today.no-text-yet': 'Still without a text',
  'sermon-today.passage-and-series': '{scripture}, in {series}',
  'sermon-today.preach': 'Preach',
  'sermon-today.today': 'Today',
  'sermon-today.tomorrow': 'Tomorrow',
  'sermon-today.untitled-sermon': 'Untitled sermon',
  'sermon-today.without-a-day': 'Your sermon, still without a day',
  'sermon-today.words-and-minutes':
    '{words, plural, one {# word} other {# words}}, {minutes, plural, one {# minute} other {# minutes}}',
});
