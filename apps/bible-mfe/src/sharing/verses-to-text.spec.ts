import { describe, expect, it } from '@jest/globals';
import { versesToText } from './verses-to-text.js';

const lines = (...starts: number[]) => starts.map((start) => ({ start, level: 1 }));

describe('versesToText', () => {
  it('runs prose on, and begins paragraphs on a new line', () => {
    expect(
      versesToText([
        { verse: 1, text: 'And seeing the multitudes.', paragraph: true },
        { verse: 2, text: 'And he opened his mouth.' },
        { verse: 3, text: 'Blessed are the poor.', paragraph: true },
      ]),
    ).toBe('And seeing the multitudes. And he opened his mouth.\nBlessed are the poor.');
  });

  it('keeps the lines of poetry apart, within a verse and between two', () => {
    expect(
      versesToText([
        { verse: 1, text: 'The LORD is my shepherd; I shall not want.', lines: lines(0, 25) },
        { verse: 2, text: 'He maketh me to lie down: he leadeth me.', lines: lines(0, 26) },
      ]),
    ).toBe('The LORD is my shepherd;\nI shall not want.\nHe maketh me to lie down:\nhe leadeth me.');
  });

  it('goes on in the line where the next verse begins within one', () => {
    expect(
      versesToText([
        { verse: 1, text: 'Praise him.' },
        { verse: 2, text: 'For his acts: praise him.', lines: lines(14) },
      ]),
    ).toBe('Praise him. For his acts:\npraise him.');
  });

  it('is empty without verses', () => {
    expect(versesToText([])).toBe('');
  });
});
