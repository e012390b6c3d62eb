import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'preferences.bible-student': 'Bible student',
  'preferences.group-or-ministry-leader': 'Group or ministry leader',
  'preferences.is-not-installed': '{code} is not installed on this server; the reader shows the KJV',
  'preferences.needs-a-licence': '{code} needs a licence; the reader shows the KJV',
  'preferences.pastor': 'Pastor',
  'preferences.reader-opens-in-it': 'The reader opens in it',
  'preferences.something-else': 'Something else',
  'preferences.teacher': 'Teacher',
});
