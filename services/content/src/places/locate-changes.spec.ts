import { ApiError } from '@berea/server';
import { describe, expect, it } from '@jest/globals';
import { locateChanges } from './locate-changes.js';

const psalm = (verse: number, book = 'Psalms') => ({ book, chapter: 119, verse, colour: 'blue' });

describe('locateChanges', () => {
  it('names the books canonically, and leaves the rest of each change as it is', () => {
    expect(locateChanges([psalm(1, 'Ps'), psalm(176, ' psalm ')])).toEqual([psalm(1), psalm(176)]);
  });

  it('takes changes of a whole chapter', () => {
    expect(locateChanges(Array.from({ length: 176 }, (_, index) => psalm(index + 1)))).toHaveLength(176);
  });

  it('refuses verses that are not there, naming each by its place in the body', () => {
    const locate = () =>
      locateChanges([psalm(1), psalm(177), psalm(2), psalm(3, 'Hezekiah'), { ...psalm(4), chapter: 151 }]);
    expect(locate).toThrow(ApiError);
    expect(locate).toThrow(
      expect.objectContaining({
        code: 'BAD_REQUEST',
        message: 'changes.1.verse: Psalm 119 has 176 verses.',
        issues: [
          { path: ['changes', 1, 'verse'], message: 'Psalm 119 has 176 verses.' },
          { path: ['changes', 3, 'book'], message: expect.stringMatching(/^No book is called "Hezekiah"/) },
          { path: ['changes', 4, 'chapter'], message: 'Psalms has 150 chapters.' },
        ],
      }),
    );
  });

  it('refuses a verse that is named twice, under whatever name', () => {
    const message = 'Psalm 119:2 stands in changes.1 already. Name each verse once.';
    expect(() => locateChanges([psalm(1), psalm(2, 'Ps'), psalm(3), psalm(2), psalm(2, 'psalm')])).toThrow(
      expect.objectContaining({
        issues: [
          { path: ['changes', 3], message },
          { path: ['changes', 4], message },
        ],
      }),
    );
  });
});
