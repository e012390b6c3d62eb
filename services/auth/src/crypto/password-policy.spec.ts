import { describe, expect, it } from '@jest/globals';
import { assertAcceptable, ownerOf, weaknessOf } from './password-policy.js';

describe('a password', () => {
  it.each([
    ['12345', ['length', 'pwned']],
    ['a b c', ['length']],
    ['😀😀😀😀😀', ['length', 'pwned']],
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

  it.each([
    'grace and peace',
    'an-other-word',
    '😀🕊🌿🔥🍞🍷',
    'defends',
    'kfwzqm',
    'sparrow7Hill',
    'берег моря',
    'shepherd of 9 sheep',
  ])('such as %j is not weak', (password) => {
    expect(weaknessOf(password)).toBeNull();
    expect(() => assertAcceptable(password)).not.toThrow();
  });

  it.each(
    'berea1 BEREA! bereaberea !!berea!! Berea2026! b3r3a1 aaaaaa zzzzzz abcdef fedcba abcabc abcdefgh! 112233445566 pastor1 password1! Passw0rd! p@55w0rd99 letmein123456'.split(
      ' ',
    ),
  )('such as %j, a known word or pattern with something trivial, is refused', (password) => {
    expect(weaknessOf(password)?.reasons).toEqual(['pwned']);
  });

  it.each([
    'ruth.boaz@example.org',
    'Ruth.Boaz',
    'ruthboaz',
    'boaz77',
    'RUTH2026!',
    'ruthruth',
    'Adeyemi1',
    'adeyemi!!',
  ])('such as %j is refused only to the person whose name and address it is made of', (password) => {
    const owner = ownerOf('ruth.boaz@example.org', { full_name: 'Ruth Adeyemi', church: 'Grace' });
    expect(weaknessOf(password, owner)).toEqual({
      reasons: ['pwned'],
      message: 'Password should not be your own name or address, also with a few characters around it.',
    });
    const other = ownerOf('naomi@example.com', { full_name: 'Naomi' });
    expect(weaknessOf(password, other)?.message ?? '').not.toContain('your own');
  });

  it('that is weak for several reasons is refused with all of them at once', () => {
    expect(weaknessOf('1234')?.message).toBe(
      'Password should be at least 6 characters. Password is known to be weak and easy to guess, please choose a different one.',
    );
  });

  it('of more than 72 bytes is refused, also when it has fewer characters', () => {
    const refusal = expect.objectContaining({ status: 400, goTrueCode: 'validation_failed' });
    expect(() => assertAcceptable('p'.repeat(73))).toThrow(refusal);
    expect(() => assertAcceptable('😀'.repeat(19))).toThrow(refusal);
    expect(() => assertAcceptable('😀'.repeat(19))).toThrow(/72 bytes/);
  });
});
