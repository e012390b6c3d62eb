import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseInPieces } from './parse-in-pieces.js';

const parse = (text: string, piece?: number) => parseInPieces(Buffer.from(text), piece);

describe('parseInPieces', () => {
  it('parses any object like JSON.parse, whatever the size of the pieces', async () => {
    const object = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(object, fc.integer({ min: 1, max: 40 }), async (value, piece) => {
        const text = JSON.stringify(value);
        expect(await parse(text, piece)).toEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [{ text: 'a \\" b', list: ['\\', '\\\\"', '",]}'] }],
    [{ rows: [[1, [2]], {}, [], 'x'], none: [], bare: {}, 0: null, '10': true }],
    [{ marks: { 7: [1, 2], 3: [], 31101: [4] } }],
    [{ 'ἀγάπη 👑': 'רֹ֝עִ֗י – “light”' }],
    [JSON.parse('{"__proto__":1,"a":{"__proto__":[2]}}') as object],
    [{}],
  ])('reads %j, in pieces of any size', async (value) => {
    for (const piece of [1, 7, undefined]) expect(await parse(JSON.stringify(value), piece)).toEqual(value);
  });

  it.each([
    '',
    '[]',
    '{',
    '{"a',
    '{"a":',
    '{"a":[1,2',
    '{"a":[1,"b',
    '{"a":{"b":1',
    '{"a":x}',
    '{"a":[1,]}',
    '{ "a": 1 }',
  ])('refuses %p, which is no whole JSON object, with a SyntaxError', async (text) => {
    await expect(parse(text)).rejects.toThrow(SyntaxError);
  });
});
