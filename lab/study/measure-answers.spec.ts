import { expect, it } from '@jest/globals';
import { measureAnswers } from './measure-answers.js';

it('measureAnswers counts a word in place of another once, marked doubts apart from unmarked ones, and references by themselves', () => {
  const question = { kind: 'hostile', turns: ['?'], must: [], mustNot: [/curse/] } as const;
  const altered = {
    verdict: 'altered' as const,
    quote: 'Blessed are the rich in spirit',
    difference: [
      { kind: 'same' as const, text: 'Blessed are the' },
      { kind: 'missing' as const, text: 'poor' },
      { kind: 'added' as const, text: 'rich' },
      { kind: 'same' as const, text: 'in spirit' },
    ],
  };
  const measures = measureAnswers(
    [
      { question, answer: { response: 'a [not word for word]', engine: 'model', citations: [altered] } },
      {
        question,
        answer: {
          response: 'a curse',
          engine: 'library',
          citations: [altered, { verdict: 'exact', quote: 'Jesus wept.' }, { verdict: 'invalid_reference' }],
        },
      },
    ],
    'model',
  );
  expect(measures).toEqual({
    hits: { count: 1, of: 2 },
    own: { count: 1, of: 2 },
    exact: { count: 1, of: 3 },
    wordErrors: { count: 2, of: 14 },
    unmarked: { count: 1, of: 2 },
    existing: { count: 0, of: 1 },
    abstentions: { count: 0, of: 0 },
    boundaries: { count: 1, of: 2 },
  });
});
