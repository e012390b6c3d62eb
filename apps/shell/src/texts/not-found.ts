import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'not-found.back-to-berea': 'Back to Berea',
  'not-found.link-may-be-old': 'The link may be old, or a letter may have gone missing from it.',
  'not-found.page-not-found': 'Page not found',
  'not-found.there-is-no-page': 'There is no page at this address',
});
