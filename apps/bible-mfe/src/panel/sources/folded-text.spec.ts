import { describe, expect, it } from '@jest/globals';
import { cutText } from './folded-text.js';

describe('cutText', () => {
  it('leaves a short text alone', () => {
    expect(cutText('They are humble.', 16)).toBe('They are humble.');
  });

  it.each([
    ['The poor in spirit are happy. These bring their minds', 40, 'The poor in spirit are happy.'],
    ['They see their want, bewail their guilt, and thirst', 42, 'They see their want, bewail their guilt…'],
    ['Happy are the humble.\n\nThose that mourn are happy too.', 30, 'Happy are the humble.'],
    ['Nebuchadnezzar’s', 6, 'Nebuch…'],
  ])('cuts “%s” at %i', (text, most, expected) => {
    expect(cutText(text, most)).toBe(expected);
  });
});
