import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { duplicateKey } from './duplicate-key.js';

describe('duplicateKey', () => {
  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":{"b":1,"c":[{"d":1,"d":1}]}}', 'd'],
    ['{"a":1,"\\u0061":2}', 'a'],
    [' [ { "x" : { } , "x" : [ ] } ] ', 'x'],
    ['{"":1,"":2}', ''],
    ['{"\\"":1,"\\u0022":2}', '"'],
  ])('of %s, finds the key %j', (text, key) => {
    expect(duplicateKey(text)).toBe(key);
  });

  it.each([
    '{"a":"a","b":"a"}',
    '{"a":{"a":{"a":1}},"b":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '["a","a",{"a":["a","a"]}]',
    '{"a":"\\",\\"a\\":1,\\"a\\":","b":"{}[],:"}',
    '"a"',
    '0',
    '[]',
  ])('of %s, finds no key', (text) => {
    expect(duplicateKey(text)).toBeUndefined();
  });

  it('finds no key in the output of JSON.stringify, and any key that is added a second time', () => {
    const objects = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue(), { minKeys: 1, noNullPrototype: true });
    fc.assert(
      fc.property(objects, fc.nat(), fc.nat({ max: 3 }), (object, pick, spaces) => {
        const text = JSON.stringify(object, null, spaces);
        expect(duplicateKey(text)).toBeUndefined();
        const keys = Object.keys(object);
        const key = keys[pick % keys.length] ?? '';
        expect(duplicateKey(`[${text.slice(0, -1)},${JSON.stringify(key)}:null}]`)).toBe(key);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
