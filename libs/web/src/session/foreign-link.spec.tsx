import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { sessionWith } from '../testing/index.js';
import type { AuthClient } from './auth-client.js';
import { followForeignLink, holdForeignLink, refuseForeignLink, useForeignLink } from './foreign-link.js';
import { rememberSignIn } from './remember-me.js';

const tokenOf = (sub: string) => `${btoa('{"alg":"ES256"}')}.${btoa(JSON.stringify({ sub }))}.AAAA`;
const hashOf = (sub: string, type = 'magiclink') =>
  `#${new URLSearchParams({ access_token: tokenOf(sub), refresh_token: 'r', type }).toString()}`;
const here = sessionWith({ aal: 'aal1' });

function open(hash: string) {
  window.history.replaceState(null, '', `/notes?tab=sermon${hash}`);
  holdForeignLink();
  return renderHook(() => useForeignLink()).result.current;
}

describe('the session of a link', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('berea-session', JSON.stringify(here));
    rememberSignIn(true);
    act(refuseForeignLink);
  });

  it.each([
    ['magiclink', false],
    ['recovery', true],
  ])(
    'of type %s for another user than the signed-in one is taken out of the address and asked about',
    (type, isRecovery) => {
      const link = open(hashOf('somebody-else', type));
      expect(link).toMatchObject({ isRecovery, session: { refresh_token: 'r' } });
      expect(window.location.href).toBe('http://localhost/notes?tab=sermon');
    },
  );

  it.each(['#access_token=no-token&refresh_token=r', '#access_token=a.b.c&refresh_token=r'])(
    'is asked about as well when its token says nothing (%s)',
    (hash) => expect(open(hash)).not.toBeNull(),
  );

  it('of the same user, or without a signed-in user, is left to the auth client', () => {
    const own = hashOf(here.user.id);
    expect(open(own)).toBeNull();
    expect(window.location.hash).toBe(own);
    localStorage.removeItem('berea-session');
    expect(open(hashOf('somebody-else'))).toBeNull();
    expect(window.location.hash).not.toBe('');
  });

  it('is not asked about when the sign-in that is kept here has run out', () => {
    localStorage.setItem('scholar_remember_expiry', '1');
    expect(open(hashOf('somebody-else'))).toBeNull();
  });

  it('signs in when the user agrees, and no longer waits', async () => {
    const link = open(hashOf('somebody-else'));
    const setSession = jest.fn(async (_session: unknown) => ({ error: null }));
    if (!link) throw new Error('no link is held');
    await act(() => followForeignLink({ setSession } as unknown as AuthClient, link));
    expect(setSession).toHaveBeenCalledWith(link.session);
    expect(renderHook(() => useForeignLink()).result.current).toBeNull();
  });
});
