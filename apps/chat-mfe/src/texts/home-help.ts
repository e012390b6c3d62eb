import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'home-help.continue-opens-last-chapter-you': 'Continue opens the last chapter you read',
  'home-help.go-on-reading': 'Go on reading',
  'home-help.home': 'Home',
  'home-help.press-continue-or-go': 'Press Continue, or Go to… for any passage.',
  'home-help.reading-plan-that-you-are': 'The reading plan that you are in',
  'home-help.recently-read-lists-those-before': 'Recently read lists those before it',
  'home-help.where-you-were-reading':
    'Where you were reading, and what you are at work on. Scholar is switched off here.',
  'home-help.your-newest-note': 'Your newest note',
  'home-help.your-newest-sermon': 'Your newest sermon',
  'home-help.your-work': 'Your work',
});
