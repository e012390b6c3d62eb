import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'sermon-saving.other-version': '{title} (other version)',
  'sermon-saving.untitled-sermon': 'Untitled sermon',
  'sermon-saving.when-you-left': 'When you left',
});
