import { describe, expect, it } from '@jest/globals';
import { WordIndex } from '../text/word-index.js';
import { nearestWord } from './nearest-word.js';

describe('nearestWord', () => {
  const index = new WordIndex(['grace grape grape gracious', 'trace grape peace peace', 'peace', "shepherd's staff"]);

  it.each([
    ['grase', 'grape'],
    ['graec', 'grace'],
    ['grate', 'grape'],
    ['pease', 'peace'],
    ['shephurd', 'shepherd'],
  ])('for the mistyped %s, gives %s', (written, meant) => {
    expect(nearestWord([index], written)).toBe(meant);
  });

  it.each(['gra', 'xyzzy', 'grace2', '1234', '', 'zzzzzzzzzzzz'])('guesses nothing for %p', (written) => {
    expect(nearestWord([index], written)).toBeUndefined();
  });

  it('prefers the word with the most similar beginning, then the most frequent', () => {
    const texts = new WordIndex(['steward', 'steward', 'shepherd', 'fair', 'fair', 'faith']);
    expect(nearestWord([texts], 'shepard')).toBe('shepherd');
    expect(nearestWord([texts], 'fait')).toBe('faith');
  });

  it('looks for the word in several texts', () => {
    expect(nearestWord([new WordIndex(['mercy']), index], 'pease')).toBe('peace');
  });
});
