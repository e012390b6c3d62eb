import { expect, it } from '@jest/globals';
import { VERDICTS } from '@berea/contracts';
import { claimsScripture } from './claims-scripture.js';

it('lets only words go that name no verse and are nowhere in the text', () => {
  const alone = VERDICTS.filter((verdict) => !claimsScripture({ verdict, quote: 'The Land and the Book of it' }));
  expect(alone).toEqual(['not_scripture']);
  expect(claimsScripture({ verdict: 'not_scripture', quote: 'God helps them', reference: 'John 3:16' })).toBe(true);
});
