import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'update.berea-was-updated': 'Berea was updated.',
  'update.later': 'Later',
  'update.reload': 'Reload',
  'update.reload-page-to-go': 'Reload the page to go on with the new version. What you are writing is kept.',
});
