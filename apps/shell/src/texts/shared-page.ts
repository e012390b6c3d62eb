import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'shared-page.a-part-of-this-page': 'A part of this page did not load.',
  'shared-page.could-not-be-shown': '{title} could not be shown',
  'shared-page.shared-with-you': 'Shared with you',
});
