import { describe, expect, it } from '@jest/globals';
import { takeOut } from './take-out.js';

const PUT = '\n\nHe ran.[^1]\n[^1]: Gill\n';
const without = (body: string, tail = '') => {
  const taken = takeOut(body, PUT, tail);
  return taken && body.slice(0, taken.start) + taken.words + body.slice(taken.end);
};

describe('a piece that was put from the basket into the body of a sermon', () => {
  it.each([
    ['nothing was written since', `One.${PUT}`, '\n', 'One.\n'],
    ['something was written after it', `One.${PUT}Two.`, '\n', 'One.\n\nTwo.'],
    ['something was written before it', `One. And a half.${PUT}`, '', 'One. And a half.'],
    ['the text before it is gone', PUT.trim(), '', ''],
    ['only text after it is there', `${PUT}Two.`, '', 'Two.'],
  ])('is taken out when %s', (_where, body, tail, rest) => {
    expect(without(body, tail)).toBe(rest);
  });

  it('stays when somebody has changed its own words', () => {
    expect(without('One.\n\nHe ran far.[^1]\n[^1]: Gill\n')).toBeUndefined();
  });
});
