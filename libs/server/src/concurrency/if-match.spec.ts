import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ApiError } from '../errors/api-error.js';
import { etagOf, readIfMatch } from './if-match.js';

describe('readIfMatch', () => {
  it.each<[string | undefined, readonly number[] | undefined]>([
    [undefined, undefined],
    ['*', undefined],
    ['"3"', [3]],
    ['"3","4" ,\t"5"', [3, 4, 5]],
    ['"0"', [0]],
    ['"a"', []],
    ['"a,b", "2"', [2]],
    ['"1234567890"', []],
  ])('reads %p as %p', (header, versions) => {
    expect(readIfMatch(header)).toEqual(versions);
  });

  it.each(['', '3', 'W/"3"', '"3', '3"', '"3" "4"', '"3",', ',"3"', '*,"3"', '"3" ; x', '"a"b"'])(
    'refuses %p with an error that names If-Match',
    (header) => {
      expect(() => readIfMatch(header)).toThrow(ApiError);
      expect(() => readIfMatch(header)).toThrow(
        expect.objectContaining({ code: 'BAD_REQUEST', issues: [expect.objectContaining({ path: ['If-Match'] })] }),
      );
    },
  );

  it('reads the version back from every ETag that etagOf writes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 999_999_999 }), { minLength: 1 }), (versions) => {
        expect(readIfMatch(versions.map(etagOf).join(', '))).toEqual(versions);
      }),
    );
  });

  it('of any text, returns versions or throws an ApiError', () => {
    const piece = fc.constantFrom('"', '""', ',', ' ', '*', 'W/', '3', 'x', '\\', '\t');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        try {
          readIfMatch(pieces.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }),
    );
  });
});
