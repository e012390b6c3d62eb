import { describe, expect, it } from '@jest/globals';
import { judgePassword } from './judge-password.js';

describe('judgePassword', () => {
  it.each([
    ['', 'none'],
    ['abc12', 'short'],
    ['Password123', 'common'],
    ['GodIsGood', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['abcdefg', 'weak'],
    ['sparrow7Hill', 'fair'],
    ['mustard seed and leaven', 'strong'],
  ])('calls %p %s', (password, strength) => {
    expect(judgePassword(password).strength).toBe(strength);
  });

  it('counts characters as people do', () => {
    expect(judgePassword('🕊🕊🕊🕊🕊').strength).toBe('short');
  });
});
