import { describe, expect, it } from '@jest/globals';
import { readManuscript } from '../manuscript/read-manuscript.js';
import { makeHandout } from './make-handout.js';

describe('a handout', () => {
  it('has a blank for the longest word of each heading and item, quotations whole, and once each question that is not a heading', () => {
    const blocks = readManuscript(
      [
        'Introduction',
        'I. The father who ran',
        'He saw him. Who runs to you? Nobody else. Who runs to you?',
        '“But when he was yet a great way off, his father saw him.” (Luke 15:20)',
        'II. Who waits at home?',
        '- a robe',
        '- to us',
      ].join('\n'),
    );
    expect(makeHandout(blocks)).toEqual({
      lines: [
        { kind: 'heading', parts: ['Introduction'] },
        { kind: 'heading', parts: ['I. The ', ' who ran'] },
        {
          kind: 'quote',
          parts: ['But when he was yet a great way off, his father saw him.'],
          reference: 'Luke 15:20',
        },
        { kind: 'heading', parts: ['II. Who ', ' at home?'] },
        { kind: 'item', parts: ['a ', ''] },
        { kind: 'item', parts: ['to us'] },
      ],
      questions: ['Who runs to you?'],
      answers: ['father', 'waits', 'robe'],
    });
  });
});
