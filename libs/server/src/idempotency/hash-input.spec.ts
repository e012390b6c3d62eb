import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hashInput } from './keyed-request.js';

describe('hashInput', () => {
  it('is the SHA-256 of the value with its keys in order', () => {
    // printf '{"a":[1,{"b":2,"c":"x"}]}' | sha256sum
    expect(hashInput({ a: [1, { c: 'x', b: 2 }] })).toBe(
      '34e66967a0f111d8dc98986beb809ef051062f48140e4077e8c6e7dbb4875c67',
    );
  });

  it('is the same for another order of keys and for undefined fields', () => {
    expect(hashInput({ title: 'a', tags: undefined, content: 'b' })).toBe(hashInput({ content: 'b', title: 'a' }));
  });

  it('differs with every value, type, list and depth', () => {
    const values = [
      {},
      [],
      null,
      0,
      '0',
      '',
      { a: 1 },
      { a: '1' },
      { a: [1] },
      { a: { 0: 1 } },
      { a: [1, 2] },
      { a: [2, 1] },
      { b: 1 },
      { a: null },
    ];
    expect(new Set(values.map(hashInput)).size).toBe(values.length);
  });

  it('is the same for a value that went through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => hashInput(JSON.parse(JSON.stringify(value))) === hashInput(value)),
    );
  });
});
