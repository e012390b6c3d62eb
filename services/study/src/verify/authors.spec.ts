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

it.each(['altered', 'wrong_reference', 'not_scripture'] as const)('says whose %s words a work has', (verdict) => {
  expect(named(verdict, 'The Lord is my *keeper*, I shall not want.')).toBe('John Hull');
});

it('says so of no words that the text confirms, and of none that stand in no work', () => {
  expect(named('exact', 'The Lord is my keeper, I shall not want.')).toBeUndefined();
  expect(named('altered', 'The Lord is my banker, I shall not want.')).toBeUndefined();
  expect(nameAuthors([{ verdict: 'invalid_reference', reference: 'Psalm 151:1' }], WORKS)[0]).not.toHaveProperty('by');
});

it('lets only words go that name no verse and are nowhere in the text', () => {
  const alone = VERDICTS.filter((verdict) => !claimsScripture({ verdict, quote: 'The Land and the Book of it' }));
  expect(alone).toEqual(['not_scripture']);
  expect(claimsScripture({ verdict: 'not_scripture', quote: 'God helps them', reference: 'John 3:16' })).toBe(true);
});
