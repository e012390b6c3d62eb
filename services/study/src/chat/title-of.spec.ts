import { describe, expect, it } from '@jest/globals';
import { titleOf } from './title-of.js';

describe('titleOf, the title of a new conversation', () => {
  it.each([
    ['What is grace?', 'What is grace?'],
    ['  What\n is   grace? ', 'What is grace?'],
    [
      'What does the Bible say about forgiving people who have hurt you badly?',
      'What does the Bible say about forgiving people who have hurt',
    ],
    [
      'What does the Bible say about forgiving people who have wounded you?',
      'What does the Bible say about forgiving people who have',
    ],
    ['x'.repeat(8_000), 'x'.repeat(60)],
    ['👨‍👩‍👧'.repeat(70), '👨‍👩‍👧'.repeat(7)],
    [`e${'\u0301'.repeat(500)}`, `e${'\u0301'.repeat(59)}`],
    [`x${'😀'.repeat(50)}`, `x${'😀'.repeat(29)}`],
  ])('for the question “%s”, is “%s”', (question, title) => {
    expect(titleOf(question)).toBe(title);
  });
});
