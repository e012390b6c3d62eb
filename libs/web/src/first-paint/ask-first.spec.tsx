import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApi } from '../api/client.js';
import type { AuthClient } from '../session/auth-client.js';
import { beginFirst, firstAnswers, forgetFirst, keepSession, openFirst } from '../testing/open-first.js';
import type { Answer } from '../testing/script-server.js';
import type { AskPage } from './ask-first.js';

const PREFERENCES = { status: 200, body: { defaultBibleTranslation: 'KJV', darkMode: false, ministryRole: null } };
const PROFILE = { fullName: 'Ruth Adeyemi', profilePicture: null, isPremiumMember: false };
const ROUTES = {
  'GET /api/profile': { status: 200, body: PROFILE },
  'GET /api/user/profile': PREFERENCES,
  'GET /api/bible/Matthew/1': { status: 200, body: { book: 'Matthew', chapter: 1, translation: 'KJV', verses: [] } },
  'PATCH /api/user/profile': PREFERENCES,
};

const auth = {
  getSession: async () => ({
    data: { session: JSON.parse(localStorage.getItem('berea-session') ?? 'null') as object },
  }),
  refreshSession: async () => ({ data: { session: null }, error: null }),
} as unknown as AuthClient;

const askPage: AskPage = (ask, { pathname }) => {
  void ask('/api/user/profile');
  if (pathname === '/bible') void ask('/api/bible/Matthew/1?translation=KJV&include=layout');
};

async function open(address: string, routes: Readonly<Record<string, Answer>> = {}) {
  const calls = beginFirst(askPage, address, { ...ROUTES, ...routes });
  await firstAnswers();
  return calls;
}

beforeEach(() => keepSession());
afterEach(() => {
  jest.restoreAllMocks();
  forgetFirst();
});

describe('the first requests of a page, before its scripts arrive', () => {
  it('are those for the profile and for the data of the page at the address', async () => {
    expect(await openFirst(askPage, '/notes', ROUTES)).toEqual(['/api/profile', '/api/user/profile']);
  });

  it.each(['/shared/abc', '/reset-password', '/auth/confirm', '/#access_token=a'])(
    'are none at %s, where another screen may come',
    async (address) => {
      expect(await openFirst(askPage, address, ROUTES)).toEqual([]);
    },
  );

  it.each([
    ['no user is signed in', () => localStorage.removeItem('berea-session')],
    ['the token ends within moments', () => keepSession({ expires_at: Date.now() / 1_000 + 89 })],
    ['a second proof may be wanted', () => keepSession({ user: { factors: [{ status: 'verified' }] } })],
    ['the browser was closed and no user is remembered', () => localStorage.removeItem('scholar_remember_me')],
    [
      'the time to be remembered is over',
      () => localStorage.setItem('scholar_remember_expiry', String(Date.now() - 1)),
    ],
  ])('are none when %s', async (_why, arrange) => {
    arrange();
    expect(await openFirst(askPage, '/', ROUTES)).toEqual([]);
  });

  it('are none when the scripts of the page have begun to ask', async () => {
    await open('/notes');
    await createApi(auth).profile.show.call();
    expect(await open('/notes')).toEqual([]);
  });
});

describe('an answer that was asked for before the scripts of the page arrived', () => {
  it('is taken once in place of a call', async () => {
    const calls = await open('/bible');
    const api = createApi(auth);
    const before = calls.length;
    const { ok: _ok, ...first } = { ok: true, ...(await api.profile.show.call()) };
    expect(first).toEqual(PROFILE);
    await api.bible.chapter.call({ book: 'Matthew', chapter: 1, translation: 'KJV', include: 'layout', v: '1' });
    expect(calls).toHaveLength(before);
    await api.profile.show.call();
    expect(calls).toHaveLength(before + 1);
    const [one, again] = calls.filter(({ route }) => route === 'GET /api/profile');
    expect(Object.fromEntries(one!.headers)).toEqual(Object.fromEntries(again!.headers));
  });

  it('is asked for again after it failed', async () => {
    let times = 0;
    const calls = await open('/notes', {
      'GET /api/profile': () => {
        times += 1;
        if (times === 1) throw new TypeError('Failed to fetch');
        return PROFILE;
      },
    });
    await expect(createApi(auth).profile.show.call()).resolves.toEqual(PROFILE);
    expect(calls.filter(({ route }) => route === 'GET /api/profile')).toHaveLength(2);
  });

  it.each([
    ['by another user', () => keepSession({ access_token: 'token-of-naomi' })],
    ['half a minute later', () => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000)],
  ])('is asked for again %s', async (_why, arrange) => {
    const calls = await open('/notes');
    arrange();
    await createApi(auth).profile.show.call();
    expect(calls.filter(({ route }) => route === 'GET /api/profile')).toHaveLength(2);
  });

  it('is forgotten when another user reads', async () => {
    await open('/');
    keepSession({ access_token: 'token-of-naomi' });
    await createApi(auth).profile.show.call();
    expect(window.bereaFirstReads).toEqual([]);
  });

  it('is asked for again after a change was saved', async () => {
    const calls = await open('/notes');
    const api = createApi(auth);
    await api.profile.updatePreferences.call({ darkMode: true });
    await api.profile.preferences.call();
    expect(calls.filter(({ route }) => route === 'GET /api/user/profile')).toHaveLength(2);
  });
});
