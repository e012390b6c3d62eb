import { describe, expect, it } from '@jest/globals';
import { BOOKS, positionOf } from '@berea/scripture';
import { rankOf, readPublished, sampleOf, sharesOf } from './published-questions.js';

const ruth = BOOKS.find(({ name }) => name === 'Ruth');
const verse = (number: number): number => (ruth && positionOf(ruth, 1, number)) ?? -1;
const place = (number: number, endVerse = number, chapter = 1) => ({
  book: 'Ruth',
  chapter,
  verse: number,
  endVerse,
});

describe('published questions', () => {
  it('are read with the verse that is named for each', () => {
    expect(readPublished('a.tsv', 'question\tverse\tanswer\nWho stays?\tRuth 1:16\tRuth\n')).toEqual([
      { question: 'Who stays?', verse: verse(16) },
    ]);
  });

  it('ask for the verse when a table holds words of one', () => {
    const [asked] = readPublished('a.tsv', 'words\tverse\nYour God is mine.\tRuth 1:16');
    expect(asked?.question).toBe('Which verse says: Your God is mine.');
  });

  it.each([
    ['a table without the columns', 'verse\tquestion\nRuth 1:16\tWho stays?', 'a.tsv, line 1: name the columns'],
    ['a verse that does not exist', 'question\tverse\nWho?\tRuth 1:1\nWho?\tRuth 9:9', "a.tsv, line 3: 'Ruth 9:9'"],
    ['a line without a verse', 'question\tverse\nWho?', "a.tsv, line 2: '' is no verse"],
  ])('name the line of %s', (_what, text, said) => {
    expect(() => readPublished('a.tsv', text)).toThrow(said);
  });

  it('are sampled from the whole table, the same each time', () => {
    expect(sampleOf([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5]);
    expect(sampleOf([1, 2], 3)).toEqual([1, 2]);
  });

  it('are found exactly, or within five verses of the same chapter', () => {
    expect(rankOf(verse(16), [place(1), place(10, 12), place(15, 18)])).toEqual({ exact: 2, near: 1 });
    expect(rankOf(verse(16), [place(16, 16, 2)])).toEqual({ exact: -1, near: -1 });
  });

  it('are counted by the first place, the first three, and all', () => {
    const ranks = [
      { exact: 0, near: 0 },
      { exact: 3, near: 1 },
      { exact: -1, near: -1 },
      { exact: -1, near: 5 },
    ];
    expect(sharesOf(ranks)).toEqual(['25.0', '25.0', '50.0', '25.0', '50.0', '75.0']);
  });
});
