import { describe, expect, it } from '@jest/globals';
import { chooseSemanticWord, semanticWords } from './semantic-word.js';

describe('chooseSemanticWord', () => {
  it.each([
    ['Blessed are the poor in spirit: for theirs is the kingdom of heaven.', 'Blessed'],
    ['For God so loved the world', 'loved'],
    ['And the LORD God said', 'LORD'],
    ['That which was from the beginning', 'beginning'],
    ['There shall be with them upon thee', undefined],
    ['Thou shalt not kill.', 'kill'],
    ['God is not a man', undefined],
    ['', undefined],
  ])('of the passage "%s" chooses "%s"', (text, word) => {
    expect(chooseSemanticWord(text)).toBe(word);
  });
});

describe('semanticWords', () => {
  it('lists each word of a passage once, in order, without purely grammatical words', () => {
    expect(semanticWords('For God so loved the world, that God’s only Son loved Beth-el')).toEqual([
      'God',
      'loved',
      'world',
      'God’s',
      'only',
      'Son',
      'Beth-el',
    ]);
  });
});
