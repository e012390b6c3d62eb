import { describe, expect, it } from '@jest/globals';
import { splitSentences } from './split-sentences.js';

describe('splitSentences', () => {
  it.each([
    ['Here is gospel, good news indeed. Here is love.', ['Here is gospel, good news indeed.', 'Here is love.']],
    ['Behold! What is man? So be it.', ['Behold!', 'What is man?', 'So be it.']],
    ['He said, "I am." Then he went.', ['He said, "I am."', 'Then he went.']],
    ['It was written about A. D. 97, as ver. 3 shows.', ['It was written about A. D. 97, as ver. 3 shows.']],
    ['See St. Paul and Dr. Hammond here. Next.', ['See St. Paul and Dr. Hammond here.', 'Next.']],
    ['Compare Isa. 53. The end.', ['Compare Isa. 53.', 'The end.']],
    [
      'The causes. 1. Whom he did foreknow. 2. Whom he called.',
      ['The causes.', '1. Whom he did foreknow.', '2. Whom he called.'],
    ],
    ['A heading\n\nA paragraph. Its end', ['A heading', 'A paragraph.', 'Its end']],
    ['  ', []],
  ])('splits %j into %j', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });
});
