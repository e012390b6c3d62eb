import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'harmony.back': 'Back to reading',
  'harmony.chapter-in-code-could-not-be-loaded': '{place} in the {code} could not be loaded. {reason}',
  'harmony.could-not-be-loaded': 'The parallel passages could not be loaded',
  'harmony.in-chapter': 'Parallel passages in {chapter}',
  'harmony.loading': 'Loading the parallel passages...',
  'harmony.loading-places': 'Loading the passages in the {code}...',
  'harmony.more-in-chapter': 'More parallel passages in {chapter}',
  'harmony.none': 'No parallel passages are listed for {place}.',
  'harmony.none-title': 'Nothing to set side by side',
  'harmony.not-in-this-text': 'The {code} does not have {place}.',
  'harmony.open-verse': '{reference}, open in its chapter',
  'harmony.passage': 'Passage',
  'harmony.read-place': 'Read {place}',
  'harmony.side-by-side': 'Parallel passages',
  'harmony.title-and-books': '{title}: {books}',
  'harmony.title-in-code': '{title}, {code}',
  'harmony.try-again': 'Try again',
  'harmony.what-is-marked': 'Dotted: where a passage says more than those beside it, or in other words.',
});
