import { describe, expect, it } from '@jest/globals';
import { readMailLink } from './read-mail-link.js';

const HERE = 'https://berea.example';
const read = (fields: Record<string, string>) => readMailLink(`?${new URLSearchParams(fields).toString()}`, HERE);
const nextOf = (redirect_to: string, type = 'signup') => read({ token_hash: 't', type, redirect_to })?.next;

describe('readMailLink', () => {
  it('reads the token, the type and the path that follows', () => {
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
  ])('finds no link in an address with %s', (_what, fields) => {
    expect(read(fields)).toBeNull();
  });

  it.each([
    ['another origin', 'https://evil.example/notes'],
    ['another scheme', 'http://berea.example/notes'],
    ['another port', 'https://berea.example:444/notes'],
    ['a script', 'javascript:alert(1)'],
    ['a path alone', '/notes'],
    ['nothing', ''],
    ['the page of mail links itself', `${HERE}/auth/confirm?token_hash=t&type=signup`],
  ])('leads home when redirect_to is %s', (_what, address) => {
    expect(nextOf(address)).toBe('/');
  });

  it('makes no other host of a redirect_to whose path begins with two slashes', () => {
    expect(nextOf(`${HERE}//evil.example/notes`)).toBe('/evil.example/notes');
  });

  it('leads a link of type recovery to the new password, whatever its redirect_to', () => {
    expect(nextOf(`${HERE}/notes`, 'recovery')).toBe('/reset-password');
  });
});
