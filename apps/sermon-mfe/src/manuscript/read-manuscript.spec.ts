import { describe, expect, it } from '@jest/globals';
import { readManuscript } from './read-manuscript.js';

describe('a manuscript', () => {
  it('is read as headings, text, items and quotations, a piece for each line, without markers', () => {
    const body = [
      'Introduction',
      'Jesus saw the crowds.',
      '',
      'II.  The father who ran (vv. 17–24)',
      '[Enhanced by Scholar]',
      '“But when he was yet a great way off, his father saw him.” (Luke 15:20)',
      '[End Enhancement]',
      '- the robe',
      '> Rejoice with me;',
      '> for I have found my sheep (Luke 15:6)',
      'He said "Come" and went.',
    ].join('\n');
    expect(readManuscript(body)).toEqual([
      { kind: 'heading', text: 'Introduction' },
      { kind: 'text', text: 'Jesus saw the crowds.' },
      { kind: 'heading', text: 'II.  The father who ran (vv. 17–24)' },
      {
        kind: 'quote',
        text: 'But when he was yet a great way off, his father saw him.',
        reference: 'Luke 15:20',
        drafted: 0,
      },
      { kind: 'item', text: 'the robe' },
      { kind: 'quote', text: 'Rejoice with me; for I have found my sheep', reference: 'Luke 15:6' },
      { kind: 'text', text: 'He said "Come" and went.' },
    ]);
  });

  it('tells which passage each piece was drafted in, and joins no quotation across its edge', () => {
    const body =
      '> Mine\n[Enhanced by Scholar]\n> One\n> and one\n[End Enhancement]\nMine.\r\n[Enhanced by Scholar]\nTwo.\n[End Enhancement]';
    expect(readManuscript(body).map(({ text, drafted }) => [text, drafted])).toEqual([
      ['Mine', undefined],
      ['One and one', 0],
      ['Mine.', undefined],
      ['Two.', 1],
    ]);
  });

  it.each([
    ['“He ran, and fell on his neck.” (Luke 15:20, KJV)', 'Luke 15:20, KJV'],
    ['“He ran, and fell on his neck.” — Luke 15:20 (KJV)', 'Luke 15:20 (KJV)'],
    ['> He ran, and fell on his neck. (Luke 15:20 KJV)', 'Luke 15:20 KJV'],
  ])('has the reference of %j without the bracket around it', (line, reference) =>
    expect(readManuscript(line)).toEqual([{ kind: 'quote', text: 'He ran, and fell on his neck.', reference }]),
  );

  it('of 200,000 characters is read at once, whatever it contains', () => {
    expect(readManuscript('“'.repeat(200_000))).toHaveLength(1);
    expect(readManuscript('"a 1:'.repeat(40_000)).length).toBe(1);
  });

  it('shows of a task whether it is done, and keeps its source in its place', () => {
    const text = '- [x] Call Ruth[^1]\n* [ ] Read\n- [y] no task\n\n[^1]: Acts';
    expect(readManuscript(text)).toEqual([
      { kind: 'item', text: '☑ Call Ruth', notes: [{ at: 11, text: 'Acts' }] },
      { kind: 'item', text: '☐ Read' },
      { kind: 'item', text: '[y] no task' },
    ]);
  });
});
