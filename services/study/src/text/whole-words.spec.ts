import { describe, expect, it } from '@jest/globals';
import { asWritten, hasWord, placesOf, replaceWord } from './whole-words.js';

describe('a word in a text', () => {
  it('is a word of its own when no letter is next to it', () => {
    expect([...placesOf('love, loved beloved love-feast LOVE love', 'love')]).toEqual([0, 20, 36]);
    expect([hasWord('The Rock of ages', 'rock'), hasWord('a rock', 'rock'), hasWord('', 'rock')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(hasWord('x', '')).toBe(false);
  });

  it.each([
    ['Who was Jesus?', 'jesus', 'Jesus'],
    ['Who was he?', 'jesus', 'jesus'],
    ['İstanbul and Ephesus', 'ephesus', 'Ephesus'],
    ['𐐀𐐀 ΛΌΓΟΣ', 'λόγος', 'ΛΌΓΟΣ'],
    ['What (a.b) means', 'a.b', 'a.b'],
  ])('in %p, %p is written %p', (text, word, expected) => expect(asWritten(text, word)).toBe(expected));

  it('is replaced wherever it is a word of its own, in any case', () => {
    expect(replaceWord('Forgivness and forgivness, forgivnesses', 'forgivness', 'forgiveness')).toBe(
      'forgiveness and forgiveness, forgivnesses',
    );
  });

  it.each(['ω'.repeat(8_000), '('.repeat(8_000), 'λόγος'.repeat(4_000)])('may be of any length', (word) => {
    expect(asWritten(`${word} ${word}`, word)).toBe(word);
  });
});
