import { expect, it } from '@jest/globals';
import { differingWords, type WordRun } from './differing-words.js';

const marked = (runs: readonly WordRun[]) => runs.map(({ differs, text }) => (differs ? `[${text}]` : text)).join('');

it('the words in which two texts of a note differ are marked alike in both; fields that are the same stay out', () => {
  const mine = { title: 'Robe', content: 'He still smells of the field.', tags: ['grace'] };
  const theirs = { title: 'The robe', content: 'He still smells of the swine.', tags: ['grace'] };
  const runs = differingWords(mine, theirs);
  expect(marked(runs.mine)).toBe('[Robe]\nHe still smells of the [field].');
  expect(marked(runs.theirs)).toBe('[The robe]\nHe still smells of the [swine].');
});
