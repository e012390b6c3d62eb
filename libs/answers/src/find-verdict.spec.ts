import { describe, expect, it } from '@jest/globals';
import type { Verdict } from '@berea/contracts';
import { markOf } from './citation-mark.js';
import { findVerdict } from './find-verdict.js';
import { altered, exact, known, QUOTE } from './testing/index.js';

const place = { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 };

describe('findVerdict', () => {
  it('finds the verdict on exactly these words at exactly this place', () => {
    expect(findVerdict([known, altered, exact], place, QUOTE)).toBe(exact);
  });

  it.each([
    ['another verse', { ...place, verse: 4, endVerse: 4 }, QUOTE],
    ['a longer passage', { ...place, endVerse: 4 }, QUOTE],
    ['other words', place, `${QUOTE} And more.`],
    ['no words', place, ''],
  ])('has no verdict on %s', (_name, where, text) => {
    expect(findVerdict([known, altered, exact], where, text)).toBeUndefined();
  });

  it('takes no citation that quotes nothing for a verdict', () => {
    expect(
      findVerdict([known], { book: 'Isaiah', chapter: 66, verse: 2, endVerse: 2 }, known.text ?? ''),
    ).toBeUndefined();
  });
});

it('a verdict that a newer server gives is read as unchecked', () => {
  const citation = { verdict: 'uncertain' as Verdict, reference: 'John 3:16', quote: 'a b c d', translation: 'WEB' };
  expect(markOf(citation, true)).toMatchObject({ kind: 'named', note: 'cannot be checked here' });
});
