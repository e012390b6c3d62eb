import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'unsent.and-more': '{count, plural, other {and {count} more}}',
  'unsent.discard-and-sign-out': 'Discard and sign out',
  'unsent.not-everything-is-saved': 'Not everything is saved',
  'unsent.stay': 'Stay',
  'unsent.untitled': 'Untitled',
  'unsent.what-would-be-lost':
    '{count, plural, one {{unsent} is only on this device. Stay to save or send it, or sign out and discard it.} other {{unsent} are only on this device. Stay to save or send them, or sign out and discard them.}}',
});
