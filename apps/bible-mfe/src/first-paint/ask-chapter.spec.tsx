import { type Answer, beginFirst, firstAnswers, forgetFirst, keepSession, openFirst } from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { askPlace } from './ask-chapter.js';

const CHAPTER = { status: 200, body: { book: 'Matthew', chapter: 1, translation: 'KJV', verses: [] } };
const ROUTES = {
  'GET /api/profile': { status: 200, body: {} },
  'GET /api/user/profile': { status: 200, body: { defaultBibleTranslation: 'KJV' } },
  'GET /api/bible/translations': { status: 200, body: [{ code: 'WEB', installed: true }] },
  'GET /api/bible/Matthew/1': CHAPTER,
  'GET /api/bible/John/3': CHAPTER,
};

const PREFERENCES = '/api/user/profile';
const TRANSLATIONS = '/api/bible/translations';
const KJV = '?translation=KJV&include=layout';

beforeEach(() => keepSession());
afterEach(forgetFirst);

describe('the request that the Bible makes before the scripts of the page have arrived', () => {
  const asked = async (address: string, routes: Readonly<Record<string, Answer>> = {}) =>
    (await openFirst(askPlace, address, { ...ROUTES, ...routes })).filter((each) => each !== '/api/profile');

  it.each([
    ['/bible', [PREFERENCES, TRANSLATIONS, `/api/bible/Matthew/1${KJV}`]],
    ['/bible/John/3/16', [PREFERENCES, TRANSLATIONS, `/api/bible/John/3${KJV}`]],
    ['/bible/John/3?translation=web', [PREFERENCES, TRANSLATIONS, '/api/bible/John/3?translation=WEB&include=layout']],
    ['/bible/John/3?translation=esv', [PREFERENCES, TRANSLATIONS]],
    ['/bible/John/3?q=light', [PREFERENCES]],
    ['/bible/john/3', [PREFERENCES]],
    ['/bible/John/22', [PREFERENCES]],
    ['/bible/Enoch/1', [PREFERENCES]],
  ])('is, at %s, %j', async (address, expected) => {
    expect((await asked(address)).sort()).toEqual([...expected].sort());
  });

  it('is, at /bible, the chapter where this browser left off, with notes when the reader shows them', async () => {
    localStorage.setItem('berea_last_place', 'John/3');
    localStorage.setItem('berea_look', '{"notes":true}');
    expect(await asked('/bible')).toContain('/api/bible/John/3?translation=KJV&include=layout,notes');
  });

  it('is, at /bible, the chapter in the translation of the profile', async () => {
    const preferences = { status: 200, body: { defaultBibleTranslation: 'WEB' } };
    expect(await asked('/bible', { 'GET /api/user/profile': preferences })).toContain(
      '/api/bible/Matthew/1?translation=WEB&include=layout',
    );
  });
});

describe('the chapter that is asked for before the translation of its reader is known', () => {
  const ADDRESS = `/api/bible/Matthew/1${KJV}`;
  const chapter = {
    ...{ book: 'Matthew', chapter: 1, translation: 'KJV', language: 'en', direction: 'ltr', contentVersion: '1' },
    verses: [{ verse: 1, text: 'The book of the generation' }],
  };
  const preferring = (defaultBibleTranslation: string) => ({
    ...ROUTES,
    'GET /api/user/profile': { status: 200, body: { defaultBibleTranslation } },
    'GET /api/bible/Matthew/1': { status: 200, body: chapter },
  });
  const shown = () => document.getElementById('first-chapter');

  it('is asked for beside the preferences, and shown once these are known to want it', async () => {
    beginFirst(askPlace, '/bible', preferring('KJV'));
    expect(window.bereaFirstReads?.map(({ address }) => address)).toContain(ADDRESS);
    expect(shown()).toBeNull();
    await firstAnswers();
    expect(shown()).toHaveTextContent('The book of the generation');
  });

  it('is not shown to a reader of another translation', async () => {
    expect(await openFirst(askPlace, '/bible', preferring('ESV'))).toContain(ADDRESS);
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
    keep();
  });

  it('is shown before anything is answered, and stays when the answer has the same text', async () => {
    beginFirst(askPlace, '/bible', { ...ROUTES, ...answered({}) });
    const first = shown();
    expect(first).toHaveTextContent('The book of the generation');
    await firstAnswers();
    expect(shown()).toBe(first);
  });

  it.each([
    ['is another now', { contentVersion: '2', verses: [{ verse: 1, text: 'The roll of the birth' }] }],
    ['is read in another translation', { translation: 'WEB', verses: [{ verse: 1, text: 'The roll of the birth' }] }],
  ])('gives way to the answered chapter when the text %s', async (_what, change) => {
    await openFirst(askPlace, '/bible', { ...ROUTES, ...answered(change) });
    expect(document.querySelectorAll('#first-chapter')).toHaveLength(1);
    expect(shown()).toHaveTextContent('The roll of the birth');
  });

  it.each<[string, string, () => void]>([
    ['another chapter is opened', '/bible/John/3', () => undefined],
    ['another translation is asked for', '/bible/Matthew/1?translation=ESV', () => undefined],
    ['a verse is brought into view', '/bible/Matthew/1/18', () => undefined],
    ['somebody else read it', '/bible', () => keep('naomi')],
    ['the kept text is not a chapter', '/bible', () => localStorage.setItem('berea_last_chapter', '{"user":"ruth"}')],
  ])('is not shown when %s', (_why, address, arrange) => {
    arrange();
    beginFirst(askPlace, address, ROUTES);
    expect(shown()).toBeNull();
  });
});
