import { describe, expect, it } from '@jest/globals';
import { readMailLink } from './read-mail-link.js';

const HERE = 'https://berea.example';
const read = (fields: Record<string, string>) => readMailLink(`?${new URLSearchParams(fields).toString()}`, HERE);
const nextOf = (redirect_to: string, type = 'signup') => read({ token_hash: 't', type, redirect_to })?.next;

describe('readMailLink', () => {
  it('reads what is to be confirmed, and what follows', () => {
    expect(read({ token_hash: 'pkce_ab', type: 'signup', redirect_to: `${HERE}/bible/John/3?verse=16` })).toEqual({
      tokenHash: 'pkce_ab',
      kind: 'signup',
      next: '/bible/John/3?verse=16',
    });
  });

  it.each([
    ['nothing', {}],
    ['a type without a token', { type: 'signup' }],
    ['a token without a type', { token_hash: 't' }],
    ['a type that there is not', { token_hash: 't', type: 'constructor' }],
    ['a type of another medium', { token_hash: 't', type: 'sms' }],
  ])('finds no link in %s', (_what, fields) => {
    expect(read(fields)).toBeNull();
  });

  it.each([
    ['another origin', 'https://evil.example/notes'],
    ['another scheme', 'http://berea.example/notes'],
    ['another port', 'https://berea.example:444/notes'],
    ['a script', 'javascript:alert(1)'],
    ['a path alone', '/notes'],
    ['nothing', ''],
    ['itself', `${HERE}/auth/confirm?token_hash=t&type=signup`],
  ])('leads home instead of to %s', (_what, address) => {
    expect(nextOf(address)).toBe('/');
  });

  it('never makes a host of a path', () => {
    expect(nextOf(`${HERE}//evil.example/notes`)).toBe('/evil.example/notes');
  });

  it('takes a recovery to the new password, wherever it was to lead', () => {
    expect(nextOf(`${HERE}/notes`, 'recovery')).toBe('/reset-password');
  });
});
