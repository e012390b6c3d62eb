import { BOOKS } from '@berea/scripture';
import { type AuthClient, createApi } from '@berea/web/host';
import { type Answer, scriptServer } from '@berea/web/testing';
import { beforeEach, afterEach, describe, expect, it, jest } from '@jest/globals';
import { CHAPTERS } from './first-place.js';
import { askPlace } from './ask-bible.js';
import { askHome } from './ask-home.js';
import { askFirst } from './first-reads.js';

const HOUR_MS = 3_600_000;
const PREFERENCES = { status: 200, body: { defaultBibleTranslation: 'KJV', darkMode: false, ministryRole: null } };
const CHAPTER = { status: 200, body: { book: 'Matthew', chapter: 1, translation: 'KJV', verses: [] } };
const PROFILE = { fullName: 'Ruth Adeyemi', profilePicture: null, isPremiumMember: false };
const ROUTES = {
  'GET /api/profile': { status: 200, body: PROFILE },
  'GET /api/user/profile': PREFERENCES,
  'GET /api/bible/translations': { status: 200, body: [{ code: 'WEB', installed: true }] },
  'GET /api/bible/Matthew/1': CHAPTER,
  'GET /api/bible/John/3': CHAPTER,
  'GET /api/chat/messages': { status: 200, body: [] },
  'GET /api/chat/assistant': { status: 200, body: { engine: 'built-in' } },
  'PATCH /api/user/profile': PREFERENCES,
};

const signIn = (change: object = {}) => {
  const session = {
    access_token: 'token-of-ruth',
    expires_at: (Date.now() + HOUR_MS) / 1_000,
    user: { id: 'ruth' },
    ...change,
  };
  localStorage.setItem('berea-session', JSON.stringify(session));
};
const auth = {
  getSession: async () => ({
    data: { session: JSON.parse(localStorage.getItem('berea-session') ?? 'null') as object },
  }),
  refreshSession: async () => ({ data: { session: null }, error: null }),
} as unknown as AuthClient;

/** As `first-script.ts` chooses. */
const askPage = () => (window.location.pathname === '/' ? askHome : askPlace);

/** What the page asks for by itself at an address. */
async function open(address: string, routes: Readonly<Record<string, Answer>> = {}) {
  window.history.replaceState(null, '', address);
  const calls = scriptServer({ ...ROUTES, ...routes });
  askFirst(askPage());
  // Each answer is handed on when what follows from it has been asked for.
  for (const read of window.bereaFirstReads ?? []) await read.answer.catch(() => undefined);
  return { calls, asked: () => calls.map(({ url }) => decodeURIComponent(url.pathname + url.search)) };
}

beforeEach(() => {
  localStorage.setItem('scholar_remember_me', 'true');
  localStorage.setItem('scholar_remember_expiry', String(Date.now() + HOUR_MS));
  signIn();
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  delete window.bereaFirstReads;
  window.history.replaceState(null, '', '/');
});

const OWN = ['/api/profile', '/api/user/profile'];
const KJV = '?translation=KJV&include=layout';

describe('what the page asks for before its scripts have arrived', () => {
  it.each([
    ['/notes', OWN],
    ['/', [...OWN, '/api/chat/assistant', '/api/chat/messages?limit=50']],
    ['/?conversation=abc', [...OWN, '/api/chat/assistant', '/api/chat/messages?conversation=abc&limit=50']],
    ['/?conversation=new', [...OWN, '/api/chat/assistant']],
    ['/bible', [...OWN, '/api/bible/translations', `/api/bible/Matthew/1${KJV}`]],
    ['/bible/John/3/16', [...OWN, '/api/bible/translations', `/api/bible/John/3${KJV}`]],
    [
      '/bible/John/3?translation=web',
      [...OWN, '/api/bible/translations', '/api/bible/John/3?translation=WEB&include=layout'],
    ],
    ['/bible/John/3?translation=esv', [...OWN, '/api/bible/translations']],
    ['/bible/John/3?q=light', OWN],
    ['/bible/john/3', OWN],
    ['/bible/John/22', OWN],
    ['/bible/Enoch/1', OWN],
    ['/shared/abc', []],
  ])('is, at %s, %j', async (address, expected) => {
    const { asked } = await open(address);
    expect(asked().sort()).toEqual([...expected].sort());
  });

  it('is, at /bible, the chapter where this browser left off, with notes where the reader shows them', async () => {
    localStorage.setItem('berea_last_place', 'John/3');
    localStorage.setItem('berea_look', '{"notes":true}');
    const { asked } = await open('/bible');
    expect(asked()).toContain('/api/bible/John/3?translation=KJV&include=layout,notes');
  });

  it('is, at /bible, the chapter in the translation of the profile', async () => {
    const { asked } = await open('/bible', {
      'GET /api/user/profile': { status: 200, body: { defaultBibleTranslation: 'WEB' } },
    });
    expect(asked()).toContain('/api/bible/Matthew/1?translation=WEB&include=layout');
  });

  it.each([
    ['nobody is signed in', () => localStorage.removeItem('berea-session')],
    ['the token ends within moments', () => signIn({ expires_at: Date.now() / 1_000 + 89 })],
    ['a second proof may be wanted', () => signIn({ user: { factors: [{ status: 'verified' }] } })],
    ['the browser was closed and nobody is remembered', () => localStorage.removeItem('scholar_remember_me')],
    [
      'the time to be remembered is over',
      () => localStorage.setItem('scholar_remember_expiry', String(Date.now() - 1)),
    ],
  ])('is nothing where %s', async (_why, arrange) => {
    arrange();
    const { calls } = await open('/');
    expect(calls).toEqual([]);
  });

  it('is nothing where the scripts of the page have begun to ask', async () => {
    window.history.replaceState(null, '', '/notes');
    scriptServer(ROUTES);
    await createApi(auth).profile.show.call();
    const { calls } = await open('/notes');
    expect(calls).toEqual([]);
  });

  it('is nothing where a mail’s link signs in', async () => {
    const { calls } = await open('/#access_token=a');
    expect(calls).toEqual([]);
  });
});

describe('home, before the scripts of the page have arrived', () => {
  const keep = (user = 'ruth') => localStorage.setItem('berea_opening', JSON.stringify({ user, role: null }));
  const shown = () => document.getElementById('first-home');
  const start = (address: string) => {
    window.history.replaceState(null, '', address);
    scriptServer(ROUTES);
    askFirst(askPage());
  };

  beforeEach(() => {
    document.body.innerHTML =
      '<script type="application/json" id="berea-start">{"config":{"splash":false}}</script><div id="root"></div>';
    signIn({ user: { id: 'ruth', user_metadata: { full_name: 'Ruth Adeyemi', completed_onboarding: true } } });
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each(['/', '/?conversation=new'])(
    'shows, at %s, the empty conversation once the answers say that it is empty',
    async (address) => {
      await open(address);
      expect(shown()).toHaveAttribute('inert');
      expect(shown()).toHaveTextContent(/, Ruth\./);
      expect(shown()?.querySelectorAll('li')).toHaveLength(4);
    },
  );

  it("shows the empty conversation at once where the same user's last visit began with it", async () => {
    keep();
    start('/');
    const first = shown();
    expect(first).toBeInTheDocument();
    for (const read of window.bereaFirstReads ?? []) await read.answer;
    expect(shown()).toBe(first);
  });

  it("shows the topics of the user's ministry role once it is known", async () => {
    keep();
    await open('/', { 'GET /api/user/profile': { status: 200, body: { ministryRole: 'pastor' } } });
    expect(document.querySelectorAll('#first-home')).toHaveLength(1);
    expect(shown()).toHaveTextContent('feed my sheep');
  });

  it.each<[string, Record<string, Answer>]>([
    ['a conversation is there', { 'GET /api/chat/messages': { status: 200, body: [{ id: 'a' }] } }],
    ['Scholar is switched off', { 'GET /api/chat/assistant': { status: 200, body: { engine: 'off' } } }],
  ])('shows no empty conversation where %s', async (_why, routes) => {
    keep();
    await open('/', routes);
    expect(shown()).toBeNull();
  });

  it.each([
    ['to somebody else', '/', 'naomi'],
    ['at another conversation', '/?conversation=abc', 'ruth'],
  ])("shows nothing of the last visit's empty conversation %s", (_to, address, user) => {
    keep(user);
    start(address);
    expect(shown()).toBeNull();
  });
});

describe('the chapter of the last visit, before the scripts of the page have arrived', () => {
  const MATTHEW = {
    book: 'Matthew',
    chapter: 1,
    translation: 'KJV',
    language: 'en',
    direction: 'ltr',
    contentVersion: '1',
    verses: [{ verse: 1, text: 'The book of the generation' }],
  };
  const shown = () => document.getElementById('first-chapter');
  const keep = (user = 'ruth') =>
    localStorage.setItem('berea_last_chapter', JSON.stringify({ user, chapter: MATTHEW }));
  const answered = (change: object): Record<string, Answer> => ({
    'GET /api/bible/Matthew/1': { status: 200, body: { ...MATTHEW, ...change } },
  });

  beforeEach(() => {
    document.body.innerHTML =
      '<script type="application/json" id="berea-start">{"config":{"splash":false}}</script><div id="root"></div>';
    signIn({ user: { id: 'ruth', user_metadata: { completed_onboarding: true } } });
    keep();
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('is shown before anything is answered, and stays where the answer has the same text', async () => {
    window.history.replaceState(null, '', '/bible');
    scriptServer({ ...ROUTES, ...answered({}) });
    askFirst(askPage());
    const first = shown();
    expect(first).toHaveTextContent('The book of the generation');
    for (const read of window.bereaFirstReads ?? []) await read.answer;
    expect(shown()).toBe(first);
  });

  it.each([
    ['is another now', { contentVersion: '2', verses: [{ verse: 1, text: 'The roll of the birth' }] }],
    ['is read in another translation', { translation: 'WEB', verses: [{ verse: 1, text: 'The roll of the birth' }] }],
  ])('gives way to the answered chapter where the text %s', async (_what, change) => {
    await open('/bible', answered(change));
    expect(document.querySelectorAll('#first-chapter')).toHaveLength(1);
    expect(shown()).toHaveTextContent('The roll of the birth');
  });

  it.each<[string, string, () => void]>([
    ['another chapter is opened', '/bible/John/3', () => undefined],
    ['another translation is asked for', '/bible/Matthew/1?translation=ESV', () => undefined],
    ['a verse is brought into view', '/bible/Matthew/1/18', () => undefined],
    ['somebody else read it', '/bible', () => keep('naomi')],
    ['what is kept is no chapter', '/bible', () => localStorage.setItem('berea_last_chapter', '{"user":"ruth"}')],
  ])('is nothing where %s', (_why, address, arrange) => {
    arrange();
    window.history.replaceState(null, '', address);
    scriptServer(ROUTES);
    askFirst(askPage());
    expect(shown()).toBeNull();
  });
});

it("the small script's list of books names every book with the number of its chapters", () => {
  expect(CHAPTERS.split(',')).toEqual(BOOKS.map(({ name, chapters }) => `${name} ${chapters}`));
});

describe('an answer that was asked for before the scripts of the page arrived', () => {
  it('is taken once in place of a call', async () => {
    const { calls } = await open('/bible');
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

  it('is asked for anew where it failed', async () => {
    let times = 0;
    const { calls } = await open('/notes', {
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
    ['by another user', () => signIn({ access_token: 'token-of-naomi' })],
    ['half a minute later', () => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000)],
  ])('is asked for anew %s', async (_why, arrange) => {
    const { calls } = await open('/notes');
    arrange();
    await createApi(auth).profile.show.call();
    expect(calls.filter(({ route }) => route === 'GET /api/profile')).toHaveLength(2);
  });

  it('is forgotten when another user reads', async () => {
    await open('/');
    signIn({ access_token: 'token-of-naomi' });
    await createApi(auth).profile.show.call();
    expect(window.bereaFirstReads).toEqual([]);
  });

  it('is asked for anew after a change was saved', async () => {
    const { calls } = await open('/notes');
    const api = createApi(auth);
    await api.profile.updatePreferences.call({ darkMode: true });
    await api.profile.preferences.call();
    expect(calls.filter(({ route }) => route === 'GET /api/user/profile')).toHaveLength(2);
  });
});
