import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'policy-page.back-to-settings': 'Back to Settings',
  'policy-page.email-support-is-not-available':
    'Email support is not available on this server: it names no address. Ask whoever runs it.',
  'policy-page.last-updated': 'Last updated {day}',
  'policy-page.send-email': 'Send Email',
});
