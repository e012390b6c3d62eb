import { describe, expect, it } from '@jest/globals';
import { countChanges, wordChanges } from './word-changes.js';

describe('a change by Scholar', () => {
  it('is shown word by word: deleted, inserted and unchanged words', () => {
    const runs = wordChanges('rewrite', 'The father, who ran, was old.', 'The father ran.');
    const side = (...kinds: string[]) =>
      runs
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ text }) => text)
        .join('');
    expect(side('same', 'deleted')).toBe('The father, who ran, was old.');
    expect(side('same', 'inserted')).toBe('The father ran.');
    expect(countChanges(runs)).toMatch(/^−3 words$|^−4 \+1 words$/);
  });

  it('that adds a verse deletes nothing', () => {
    const runs = wordChanges('add_verse', 'He ran.', 'Luke 15:20');
    expect(runs).toEqual([{ kind: 'inserted', text: 'Luke 15:20' }]);
    expect(countChanges(runs)).toBe('+3 words');
  });
});
