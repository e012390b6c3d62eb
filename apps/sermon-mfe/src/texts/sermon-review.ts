import { catalogue } from '@berea/texts';

export const { t, Trans } = catalogue({
  'sermon-review.accept': 'Accept',
  'sermon-review.accept-all': 'Accept all',
  'sermon-review.change-part-by-part': 'The change, part by part',
  'sermon-review.change-word-by-word': 'The change, word by word',
  'sermon-review.keys-of-one': '<key>A</key> accepts, <key>R</key> rejects, while you do not type',
  'sermon-review.keys-of-several':
    '<key>A</key> accepts, <key>R</key> rejects, <key>J</key> and <key>K</key> lead to the next and back, while you do not type',
  'sermon-review.model': 'Model',
  'sermon-review.model-without-name': 'without a name',
  'sermon-review.next-change': 'Next change',
  'sermon-review.no-other-words': 'no other words',
  'sermon-review.one-change-waits': '1 change waits. Nothing is in your sermon until you accept it.',
  'sermon-review.previous-change': 'Previous change',
  'sermon-review.reject': 'Reject',
  'sermon-review.reject-all': 'Reject all',
  'sermon-review.review-changes': 'Review changes',
  'sermon-review.review-this-one': 'Review this one',
  'sermon-review.several-changes':
    '{count, plural, other {{at} of {count} changes. Nothing is in your sermon until you accept it.}}',
  'sermon-review.sources': 'Sources',
  'sermon-review.words': '{changes} words',
  'sermon-review.your-own-words': 'your own words',
});
