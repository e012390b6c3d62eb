import { describe, expect, it } from '@jest/globals';
import { formatError, StartupError } from './startup-error.mjs';

describe('formatError', () => {
  it.each([
    [new StartupError('Do this.'), 'Do this.'],
    [Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }), 'The disk is full. '],
    [new Error('Postgres did not start: FATAL: could not write: No space left on device'), 'The disk is full. '],
    [
      Object.assign(new Error('x'), { code: 'EACCES', path: '/a/b' }),
      'This account may not write or read there (/a/b). ',
    ],
    [new Error('first line\n    at stack'), 'Berea failed: first line (BEREA_DEBUG=1 shows more)'],
    ['text', 'Berea failed: text (BEREA_DEBUG=1 shows more)'],
  ])('of %p, gives one line without a stack trace', (error, beginning) => {
    expect(formatError(error).startsWith(beginning)).toBe(true);
    expect(formatError(error)).not.toMatch(/\n|at stack/);
  });
});
