import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'dictionaries.did-you-mean': 'Near in spelling',
  'dictionaries.dictionary': 'Dictionary',
  'dictionaries.entries-could-not-be-loaded': 'The entries could not be loaded',
  'dictionaries.entry-could-not-be-loaded': 'The entry could not be loaded',
  'dictionaries.found': '{count, plural, one {{count} entry} other {{count} entries}}',
  'dictionaries.letters': 'Letters',
  'dictionaries.library': 'Library',
  'dictionaries.no-such-entry': 'This dictionary does not have this entry',
  'dictionaries.nothing-found': 'No name and no article here has “{words}”.',
  'dictionaries.other-entries': 'Other entries',
  'dictionaries.search': 'Search this dictionary',
  'dictionaries.see-also': 'See also',
  'dictionaries.see-the-dictionary': 'See what this dictionary has',
  'dictionaries.show-more': 'Show {count} more',
  'dictionaries.under-letter': '{letter}: {count, plural, one {{count} entry} other {{count} entries}}',
  'dictionaries.verses': '{count, plural, one {{count} passage} other {{count} passages}} it names',
});
