import { expect, it } from '@jest/globals';
import type { CrossReference } from '@berea/contracts';
import { isWellFounded } from './well-founded.js';

type Kind = CrossReference['reasons'][number]['kind'];

const reference = (score: number, ...reasons: [kind: Kind, source: string][]): CrossReference => ({
  book: 'Titus',
  chapter: 1,
  verse: 16,
  endVerse: 16,
  text: '',
  score,
  reasons: reasons.map(([kind, source]) => ({ kind, source, text: '' })),
});

it.each<[string, boolean, CrossReference]>([
  ['common words alone', false, reference(14, ['words', 'bible-kjv'])],
  ['common lemmas alone', false, reference(14, ['lemmas', 'bible-kjv'])],
  ['nearly the same words', true, reference(40, ['words', 'bible-kjv'])],
  ['a commentator', true, reference(6, ['commentary', 'commentary-mhcc'])],
  ['a translator’s note', true, reference(60, ['quotation', 'bible-web'])],
  ['a list and a common word together', false, reference(9, ['topic', 'topics-nave'], ['words', 'bible-kjv'])],
  ['a long list of a topical Bible', false, reference(1.4, ['topic', 'topics-nave'])],
  ['a short list of a topical Bible alone', false, reference(13.8, ['topic', 'topics-nave'])],
  ['a list and many common words together', true, reference(24, ['topic', 'topics-nave'], ['words', 'bible-kjv'])],
])('isWellFounded, for a cross reference that rests on %s, answers %s', (_, founded, given) => {
  expect(isWellFounded(given)).toBe(founded);
});
