import { describe, expect, it } from '@jest/globals';
import { dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { judgePassword } from './judge-password.js';

describe('judgePassword', () => {
  it.each([
    ['', 'none'],
    ['abc12', 'short'],
    ['Password123', 'common'],
    ['GodIsGood', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['abcdefg', 'common'],
    ['berea1', 'common'],
    ['Passw0rd!', 'common'],
    ['ruth2024', 'common'],
    ['adeyemi!', 'common'],
    ['hkwqbz', 'weak'],
    ['sparrow7Hill', 'fair'],
    ['mustard seed and leaven', 'strong'],
  ])('calls %p %s', (password, strength) => {
    expect(judgePassword(password, { email: 'ruth@example.org', name: 'Ruth Adeyemi' }).strength).toBe(strength);
  });

  it('says before anything is sent that common passwords are refused', () => {
    expect(judgePassword('').words).toBe(
      'At least 6 characters. The most common passwords and your own name are refused.',
    );
    expect(judgePassword('abcabc').words).toBe('A few characters repeated or in a row are refused. Choose another.');
    expect(judgePassword('Password').words).toBe('This one is so common that it is refused. Choose another.');
  });

  it('calls refused only what is on the list that the auth service goes by', () => {
    const refused = new Set(dictionary['passwords-common']);
    expect([...COMMON_PASSWORDS].filter((password) => !refused.has(password))).toEqual([]);
  });

  it('counts a character of several code units as one', () => {
    expect(judgePassword('🕊🕊🕊🕊🕊').strength).toBe('short');
  });
});
