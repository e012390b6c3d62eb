import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'collections-bin.bin-could-not-be-emptied': 'The bin could not be emptied',
  'collections-bin.bin-could-not-be-loaded': 'The bin could not be loaded',
  'collections-bin.bin-emptied': 'Bin emptied',
  'collections-bin.bin-is-empty': 'The bin is empty',
  'collections-bin.days-left': '{count, plural, one {{count} day} other {{count} days}} left',
  'collections-bin.delete-for-good': 'Delete for good',
  'collections-bin.delete-for-good-title': 'Delete for good: {title}',
  'collections-bin.delete-this-for-good': 'Delete this for good?',
  'collections-bin.empty-bin': 'Empty bin',
  'collections-bin.empty-bin-question': 'Empty the bin?',
  'collections-bin.empty-consequence':
    '{count, plural, one {What is in it cannot be brought back.} other {All {count} things in it cannot be brought back.}}',
  'collections-bin.explained':
    'What you delete stays here for 30 days, then it is gone for good. Nobody else can see it.',
  'collections-bin.failed-to-delete-item': 'Failed to delete {item}',
  'collections-bin.it-cannot-be-brought-back': 'It cannot be brought back.',
  'collections-bin.keep': 'Keep',
  'collections-bin.loading-bin': 'Loading the bin',
  'collections-bin.restore': 'Restore',
  'collections-bin.restore-title': 'Restore: {title}',
  'collections-bin.try-again': 'Try again',
  'collections-bin.what-deleted-day': '{what}, deleted {day}',
  'collections-bin.what-deleted-for-good': '{what} deleted for good',
});
