import { describe, expect, it } from '@jest/globals';
import { BodyError } from '../errors/api-error.js';
import { decodeBody, parseJsonBody } from './json-body.js';

describe('parseJsonBody', () => {
  it('keeps Unicode of every kind byte for byte', () => {
    const text = 'שָׁלוֹם πνεῦμα 👨‍👩‍👧 e\u0301 \u202eabc';
    expect(parseJsonBody(JSON.stringify({ text }))).toEqual({ text });
  });

  it('reads an empty body as undefined', () => {
    expect(parseJsonBody('')).toBeUndefined();
    expect(parseJsonBody('  \n')).toBeUndefined();
  });

  it.each([
    ['malformed JSON', '{"a":'],
    ['NUL', '{"a":"b\\u0000"}'],
    ['an unpaired surrogate', '{"a":"\\ud800"}'],
    ['an unpaired surrogate in a key', '{"\\udc00":1}'],
    ['a number beyond a double', '{"a":1e999}'],
    ['a prototype key', '{"__proto__":{"isPremiumMember":true}}'],
    ['a constructor key', '{"a":{"constructor":{"prototype":{}}}}'],
    ['5,000 levels', '['.repeat(5_000) + ']'.repeat(5_000)],
    ['500,000 levels', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['33 levels', '['.repeat(34) + ']'.repeat(34)],
    ['100,000 keys', `{${Array.from({ length: 100_000 }, (_, key) => `"${key}":0`).join()}}`],
    ['100,000 entries', JSON.stringify(Array.from({ length: 100_000 }, () => 0))],
    ['10,001 values here and there', JSON.stringify(Array.from({ length: 101 }, () => Array(99).fill('')))],
    ['a key twice', '{"a":1,"a":1}'],
    ['a key twice in different writings', '{"id":1,"\\u0069d":2}'],
  ])('refuses a body with %s', (_name, text) => {
    expect(() => parseJsonBody(text)).toThrow(BodyError);
  });

  it('accepts 32 levels and 10,000 values', () => {
    const deep = '['.repeat(33) + ']'.repeat(33);
    expect(JSON.stringify(parseJsonBody(deep))).toBe(deep);
    const wide = JSON.stringify(Array.from({ length: 9_999 }, () => 0));
    expect(parseJsonBody(wide)).toHaveLength(9_999);
  });

  it('names the path of the refused value', () => {
    try {
      parseJsonBody('{"tags":["good","bad\\u0000"]}');
      throw new Error('was accepted');
    } catch (error) {
      expect((error as BodyError).issues[0]?.path).toEqual(['tags', 1]);
    }
  });
});

describe('decodeBody', () => {
  it('reads UTF-8, with or without a byte order mark', () => {
    expect(decodeBody(Buffer.from('{"a":"ש"}'))).toBe('{"a":"ש"}');
    expect(decodeBody(Buffer.from('\ufeff{}'))).toBe('{}');
  });

  it.each([
    ['Latin-1', [0x63, 0x61, 0x66, 0xe9]],
    ['a cut character', [0xd7]],
    ['a surrogate in UTF-8', [0xed, 0xa0, 0x80]],
    ['an overlong NUL', [0xc0, 0x80]],
  ])('refuses %s instead of keeping other characters', (_name, bytes) => {
    expect(() => decodeBody(Uint8Array.from(bytes))).toThrow(BodyError);
  });
});
