import { describe, expect, it } from '@jest/globals';
import { checkNewPassword } from './check-new-password.js';

const check = (next: string, confirm = next, current = 'shepherd') => checkNewPassword({ current, next, confirm });

describe('checkNewPassword', () => {
  it('refuses a new password that is not repeated alike', () => {
    expect(check('stillwaters', 'stillwater')).toEqual({
      field: 'confirm',
      title: "Passwords don't match",
      description: 'Please ensure both password fields match',
    });
  });

  it('refuses a new password of less than six characters', () => {
    expect(check('12345')).toMatchObject({
      title: 'Password too short',
      description: 'Password must be at least 6 characters long',
    });
    expect(check('123456')).toBeNull();
  });

  it('refuses a change without the current password', () =>
    expect(check('stillwaters', undefined, '')?.field).toBe('current'));
});
