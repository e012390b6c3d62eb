import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'collections-versions.its-text': 'Its text',
  'collections-versions.loading-version': 'Loading the version',
  'collections-versions.loading-versions': 'Loading versions',
  'collections-versions.now': 'Now',
  'collections-versions.restore-time': 'Restore {time}',
  'collections-versions.restoring-keeps-text': "Restoring keeps today's text as a version too.",
  'collections-versions.try-again': 'Try again',
  'collections-versions.version-could-not-be-restored': 'The version could not be restored',
  'collections-versions.version-restored': 'Version restored',
  'collections-versions.what-was-there-is-kept': 'What was there before is kept as a version.',
  'collections-versions.words': '{count, plural, one {{words} word} other {{words} words}}',
  'collections-versions.words-fewer': '{count, plural, one {{words} word} other {{words} words}}, {difference} fewer',
  'collections-versions.words-more': '{count, plural, one {{words} word} other {{words} words}}, {difference} more',
});
