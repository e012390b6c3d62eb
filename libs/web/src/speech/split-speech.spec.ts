import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitSpeech } from './split-speech.js';

// Esther 8:9, the longest verse there is.
const LONGEST =
  "Then were the king's scribes called at that time in the third month, that is, the month Sivan, on the three and " +
  'twentieth day thereof; and it was written according to all that Mordecai commanded unto the Jews, and to the ' +
  'lieutenants, and the deputies and rulers of the provinces which are from India unto Ethiopia, an hundred twenty and ' +
  'seven provinces, unto every province according to the writing thereof, and unto every people after their language, ' +
  'and to the Jews according to their writing, and according to their language.';

describe('splitSpeech', () => {
  it('leaves a short verse whole, and nothing of an empty one', () => {
    expect(splitSpeech(' Jesus wept. ')).toEqual(['Jesus wept.']);
    expect(splitSpeech('  ')).toEqual([]);
  });

  it('cuts the longest verse where a speaker draws breath', () => {
    const pieces = splitSpeech(LONGEST);
    expect(pieces[0]).toMatch(/^Then were .* twentieth day thereof;$/);
    expect(pieces.slice(0, -1).every((piece) => /[;,]$/.test(piece))).toBe(true);
    expect(pieces.join(' ')).toBe(LONGEST);
  });

  it('loses no word, and no piece is long, whatever the text', () => {
    const word = fc.string({ minLength: 1, maxLength: 260, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const text = words.join(' ');
        const pieces = splitSpeech(text);
        expect(pieces.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
        for (const piece of pieces) {
          expect(piece.length).toBeGreaterThan(0);
          expect(piece.length).toBeLessThanOrEqual(200);
          expect(piece.isWellFormed()).toBe(text.isWellFormed());
        }
      }),
    );
  });
});
