import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { excerpt } from './excerpt.js';

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

describe('excerpt, the part of a text that is shown with its matches', () => {
  it('of a short text, is the whole', () => {
    const matches = [{ start: 4, length: 5 }];
    expect(excerpt('The LORD is my shepherd', matches)).toEqual({ excerpt: 'The LORD is my shepherd', matches });
    expect(excerpt('', [])).toEqual({ excerpt: '', matches: [] });
  });

  it('of a long text, is what surrounds the first match, cut between words', () => {
    const text = `${words(100)} shepherd ${words(100)}`;
    const start = text.indexOf('shepherd');
    const found = excerpt(text, [{ start, length: 8 }]);
    expect(found.excerpt).toMatch(/^…word\d+ .*word\d+…$/);
    expect(found.excerpt.length).toBeLessThan(250);
    const [match] = found.matches;
    expect(found.excerpt.slice(match!.start, match!.start + match!.length)).toBe('shepherd');
  });

  it('whatever the text and its matches, marks the words that were marked in the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', '’'), maxLength: 900 }),
        fc.array(fc.tuple(fc.nat(890), fc.integer({ min: 1, max: 12 })), { maxLength: 5 }),
        (text, spans) => {
          const matches = spans
            .map(([start, length]) => ({ start, length }))
            .filter(({ start, length }) => start + length <= text.length)
            .sort((a, b) => a.start - b.start);
          const found = excerpt(text, matches);
          expect(text).toContain(found.excerpt.replace(/^…|…$/g, ''));
          const shown = found.matches.map(({ start, length }) => found.excerpt.slice(start, start + length).trimEnd());
          const written = matches.map(({ start, length }) => text.slice(start, start + length).trimEnd());
          for (const each of shown) expect(written).toContain(each);
        },
      ),
    );
  });
});
