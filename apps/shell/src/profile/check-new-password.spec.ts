import { describe, expect, it } from '@jest/globals';
import { checkNewPassword } from './check-new-password.js';

const check = (next: string, confirm = next, current = 'shepherd') => checkNewPassword({ current, next, confirm });

describe('checkNewPassword', () => {
  it('needs both fields to match', () => {
    expect(check('stillwaters', 'stillwater')).toEqual({
      field: 'confirm',
      title: "Passwords don't match",
      description: 'Please ensure both password fields match',
    });
  });

  it('needs six characters', () => {
    expect(check('12345')).toMatchObject({
      title: 'Password too short',
      description: 'Password must be at least 6 characters long',
    });
    expect(check('123456')).toBeNull();
  });

  it('needs the current one', () => expect(check('stillwaters', undefined, '')?.field).toBe('current'));
});
