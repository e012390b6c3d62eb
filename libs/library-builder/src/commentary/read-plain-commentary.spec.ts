import { expect, it } from '@jest/globals';
import { verseEntries } from '../testing/verse-entries.js';
import { wordsBehind } from './named-words.js';
import { readPlainCommentary } from './read-plain-commentary.js';

it('readPlainCommentary makes one note of entries that share their text', () => {
  const { notes } = readPlainCommentary(
    verseEntries({
      'Gen.0.0': 'On the book.',
      'Gen.1.0': 'On the chapter.',
      'Gen.1.1': '<p>One.</p><p>Two.</p>',
      'Gen.1.2': null,
      'Gen.1.3': '',
      'Tob.1.1': 'x',
    }),
    wordsBehind(() => undefined),
  );
  expect(notes.map(({ first, last, kind, text }) => [first, last, kind, text])).toEqual([
    [0, 1532, 'introduction', 'On the book.'],
    [0, 30, 'note', 'On the chapter.'],
    [0, 1, 'note', 'One.\n\nTwo.'],
  ]);
});
