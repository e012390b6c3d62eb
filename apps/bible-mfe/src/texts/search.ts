import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'search.clear-search': 'Clear search',
  'search.count-entries': '{count, plural, one {{total} entry} other {{total} entries}}',
  'search.count-notes': '{count, plural, one {{total} note} other {{total} notes}}',
  'search.count-topics': '{count, plural, one {{total} topic} other {{total} topics}}',
  'search.count-verses': '{count, plural, one {{total} verse} other {{total} verses}}',
  'search.entries-shown': '{shown} of {total} entries shown.',
  'search.notes-shown': '{shown} of {total} notes shown.',
  'search.scripture-could-not-be-searched': 'Scripture could not be searched',
  'search.search-scripture': 'Search Scripture',
  'search.search-scripture-placeholder': 'Search Scripture...',
  'search.searching-scripture': 'Searching Scripture...',
  'search.topics-shown': '{shown} of {total} topics shown.',
  'search.try-again': 'Try again',
  'search.verses-shown': '{shown} of {total} verses shown.',
});
