import { describe, expect, it } from '@jest/globals';
import { assertAcceptable, weaknessOf } from './password-policy.js';

describe('a password', () => {
  it.each([
    ['12345', ['length', 'pwned']],
    ['a b c', ['length']],
    ['😀😀😀😀😀', ['length']],
    ['password', ['pwned']],
    ['PassWord123', ['pwned']],
    ['qwertyuiop', ['pwned']],
    ['letmein', ['pwned']],
    ['      ', ['characters']],
    ['\u00a0\t\u2003   ', ['characters']],
    ['  ', ['length', 'characters']],
  ])('such as %j is weak: %j', (password, reasons) => {
    expect(weaknessOf(password)?.reasons).toEqual(reasons);
    expect(() => assertAcceptable(password)).toThrow(
      expect.objectContaining({ status: 422, goTrueCode: 'weak_password', details: { weak_password: { reasons } } }),
    );
  });

  it.each(['grace and peace', 'aaaa aaaa', 'an-other-word', '😀😀😀😀😀😀', 'p'.repeat(72)])(
    'such as %j is not weak',
    (password) => {
      expect(weaknessOf(password)).toBeNull();
      expect(() => assertAcceptable(password)).not.toThrow();
    },
  );

  it('that is weak for several reasons is refused with all of them at once', () => {
    expect(weaknessOf('1234')?.message).toBe(
      'Password should be at least 6 characters. Password is known to be weak and easy to guess, please choose a different one.',
    );
  });

  it('of more than 72 bytes is refused, also where it has fewer characters', () => {
    const refusal = expect.objectContaining({ status: 400, goTrueCode: 'validation_failed' });
    expect(() => assertAcceptable('p'.repeat(73))).toThrow(refusal);
    expect(() => assertAcceptable('😀'.repeat(19))).toThrow(refusal);
    expect(() => assertAcceptable('😀'.repeat(19))).toThrow(/72 bytes/);
  });
});
