import { describe, expect, it } from '@jest/globals';
import { readLinkError } from './link-error.js';

describe('readLinkError', () => {
  it("reads what the auth service says about a mail's link", () => {
    const hash =
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=';
    expect(readLinkError(hash)).toEqual({
      code: 'otp_expired',
      description: 'Email link is invalid or has expired',
    });
  });

  it('takes a bare error too', () => {
    expect(readLinkError('#error=server_error')?.code).toBe('server_error');
  });

  it.each(['', '#', '#main', '#access_token=a&type=signup'])('finds none in %p', (hash) => {
    expect(readLinkError(hash)).toBeNull();
  });
});
