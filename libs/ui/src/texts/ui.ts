import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'ui.page-title': '{title} · Berea',
  'ui.close': 'Close',
  'ui.dismiss': 'Dismiss',
  'ui.hide-password': 'Hide password',
  'ui.notification': 'Notification',
  'ui.show-password': 'Show password',
  'ui.no-drafts-kept':
    'This browser keeps no drafts. Save before you close or reload this page, or what you typed is lost.',
});
