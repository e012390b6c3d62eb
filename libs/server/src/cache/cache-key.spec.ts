import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sharedKey, userKey } from './cache-key.js';

/** Any text, with many colons, signs of the encoding, and unpaired surrogates. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(':', '%', '#', '"', '\\', 'a', '\ud800', '\udc00', 'shared', 'user'), size: '+1' }),
);
const user = text.filter((id) => id !== '');
const subject = fc.array(text, { minLength: 1, maxLength: 4 }) as fc.Arbitrary<[string, ...string[]]>;

describe('the keys of the cache', () => {
  it('of two users are never the same, whatever is stored', () => {
    fc.assert(
      fc.property(user, user, subject, subject, (one, other, what, that) => {
        fc.pre(one !== other);
        expect(userKey(one, ...what)).not.toBe(userKey(other, ...that));
        // One user's key is not the beginning of another user's key either.
        expect(userKey(other, ...that).startsWith(`${userKey(one, 'x').slice(0, -1)}`)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of two users whose ids and subjects read alike when joined are never the same', () => {
    const atoms = fc.array(fc.constantFrom('a', '', ':', '%3A', 'user', 'shared'), { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(atoms, fc.nat(), fc.nat(), (parts, one, other) => {
        // The same text, cut at two places into a user and a subject.
        const [keyOne, keyOther] = [one, other].map((at) => {
          const cut = 1 + (at % (parts.length - 1));
          const [first = '', ...more] = parts.slice(cut);
          const id = `u${parts.slice(0, cut).join(':')}`;
          return { id, key: userKey(id, first, ...more) };
        });
        fc.pre(keyOne?.id !== keyOther?.id);
        expect(keyOne?.key).not.toBe(keyOther?.key);
      }),
      { numRuns: 2_000 },
    );
  });

  it('that are shared are never the same as those of a user', () => {
    fc.assert(fc.property(user, subject, subject, (id, what, that) => userKey(id, ...what) !== sharedKey(...that)));
  });

  it('of different subjects differ, for any division of their parts', () => {
    fc.assert(
      fc.property(user, subject, subject, (id, what, that) => {
        fc.pre(JSON.stringify(what) !== JSON.stringify(that));
        expect(userKey(id, ...what)).not.toBe(userKey(id, ...that));
        expect(sharedKey(...what)).not.toBe(sharedKey(...that));
      }),
      { numRuns: 2_000 },
    );
  });

  it('of the same subject are the same, and begin with that subject', () => {
    expect(userKey('ruth', 'answer', 'John 3:16')).toBe('user:ruth:answer:John%203%3A16');
    expect(sharedKey('word', 'G25')).toBe('shared:word:G25');
  });

  it('of long subjects are digests, which no subject can imitate', () => {
    const long = sharedKey('question', 'a'.repeat(100_000));
    expect(long.length).toBeLessThan(60);
    expect(long).not.toBe(sharedKey('question', 'b'.repeat(100_000)));
    expect(sharedKey(long.slice('shared:'.length))).not.toBe(long);
  });

  it('of an empty user id are refused', () => {
    expect(() => userKey('', 'answer')).toThrow(/needs a user/);
  });
});
