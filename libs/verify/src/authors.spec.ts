import { expect, it } from '@jest/globals';
import { type Citation, VERDICTS } from '@berea/contracts';
import { claimsScripture, nameAuthors } from './authors.js';

const WORKS = [{ by: 'John Hull', text: 'Let us say with the church, "The Lord is my keeper, I shall not want."' }];
const citation = (verdict: Citation['verdict'], quote: string): Citation => ({
  verdict,
  quote,
  reference: 'Psalm 23:1',
});
const named = (verdict: Citation['verdict'], quote: string) => nameAuthors([citation(verdict, quote)], WORKS)[0]?.by;

it.each(['altered', 'wrong_reference', 'not_scripture', 'unavailable'] as const)(
  'nameAuthors, for words with the verdict %s that are in a work, names its author',
  (verdict) => {
    expect(named(verdict, 'The Lord is my *keeper*, I shall not want.')).toBe('John Hull');
  },
);

it('nameAuthors names no author of words that the text confirms or that are in no work', () => {
  expect(named('exact', 'The Lord is my keeper, I shall not want.')).toBeUndefined();
  expect(named('altered', 'The Lord is my banker, I shall not want.')).toBeUndefined();
  expect(nameAuthors([{ verdict: 'invalid_reference', reference: 'Psalm 151:1' }], WORKS)[0]).not.toHaveProperty('by');
});

it('claimsScripture, for words that name no verse and are nowhere in the text, answers no; for all others, yes', () => {
  const alone = VERDICTS.filter((verdict) => !claimsScripture({ verdict, quote: 'The Land and the Book of it' }));
  expect(alone).toEqual(['not_scripture', 'unavailable']);
  expect(claimsScripture({ verdict: 'not_scripture', quote: 'God helps them', reference: 'John 3:16' })).toBe(true);
});
