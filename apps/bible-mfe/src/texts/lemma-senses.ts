import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'lemma-senses.senses': 'Sense by sense',
  'lemma-senses.senses-in': 'Sense by sense ({author})',
  'lemma-senses.this-sense-names': 'This sense names {reference}.',
  'lemma-senses.uses-in-new-testament':
    '{count, plural, one {# time in the New Testament} other {# times in the New Testament}}',
});
