import { describe, expect, it } from '@jest/globals';
import { WordIndex } from '../text/word-index.js';
import { correctQuery } from './correct-query.js';
import { parseQuery } from './query/parse-query.js';

const index = new WordIndex(['the lord is my shepherd', 'jerusalem and righteousness, believe and forgiveness']);
const correct = (query: string) => correctQuery(query, parseQuery(query, { lemma: () => [] }).expression!, [index]);

describe('correctQuery', () => {
  it.each([
    ['shepard', 'shepherd'],
    ['the shep', 'the shep*'],
    ['"my  shepard" NOT xqzt', '"my  shepherd" NOT xqzt'],
    ['Beleive, beleive; BELEIVE!', 'believe, believe; believe!'],
    ['(jeruselem OR xjerusalem)', '(jerusalem OR jerusalem)'],
    ['beleive shepard jeruselem forgivness', 'believe shepherd jerusalem forgiveness'],
  ])('for %p, gives %p', async (typed, meant) => {
    expect(await correct(typed)).toBe(meant);
  });

  it.each([
    ['all is known', 'the lord'],
    ['nothing is near', 'shepard qqqzzz'],
    ['the beginning is wrong', 'shepxx*'],
    ['a word is too short to guess', 'the xy'],
    ['five words are unknown', 'beleive shepard jeruselem forgivness rightousness'],
  ])('gives nothing when %s', async (_name, typed) => {
    expect(await correct(typed)).toBeUndefined();
  });
});
