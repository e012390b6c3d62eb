import { beforeEach, describe, expect, it } from '@jest/globals';
import { lastChange, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookmarksTab } from './bookmarks-tab.js';

const at = (book: string, chapter: number, verse: number, more: object) => ({ book, chapter, verse, ...more });
const chapterOf = (book: string, chapter: number, verse: number, text: string) => ({
  ...{ book, chapter, translation: 'KJV', language: 'en', direction: 'ltr', contentVersion: '1' },
  verses: [{ verse, text }],
});
const ROUTES = {
  'GET /api/bookmarks': () => [
    at('Romans', 8, 28, { createdAt: '2026-11-20T12:00:00.000Z' }),
    at('Matthew', 5, 9, { createdAt: '2026-11-19T12:00:00.000Z' }),
  ],
  'GET /api/highlights': () => [at('Psalms', 23, 1, { colour: 'green', updatedAt: '2026-11-20T12:00:00.000Z' })],
  'GET /api/user/profile': () => ({ defaultBibleTranslation: 'KJV' }),
  'GET /api/bible/Romans/8': () => chapterOf('Romans', 8, 28, 'And we know that all things work together for good'),
  'GET /api/bible/Matthew/5': () => chapterOf('Matthew', 5, 9, 'Blessed are the peacemakers'),
  'GET /api/bible/Psalms/23': () => chapterOf('Psalms', 23, 1, 'The LORD is my shepherd'),
};
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

interface Undone {
  readonly kind: string;
  readonly place: string;
  readonly gone: string;
  /** The call that takes it away. */
  readonly remove: string;
  readonly undone: readonly [route: string, body: object];
}
const UNDONE: readonly Undone[] = [
  {
    kind: 'Bookmarks',
    place: 'Romans 8:28',
    gone: 'Bookmark removed',
    remove: 'DELETE /api/bookmarks/Romans/8/28',
    undone: ['POST /api/bookmarks', { book: 'Romans', chapter: 8, verse: 28 }],
  },
  {
    kind: 'Highlights',
    place: 'Psalm 23:1',
    gone: 'Highlight removed',
    remove: 'DELETE /api/highlights/Psalms/23/1',
    undone: ['PUT /api/highlights/Psalms/23/1', { colour: 'green' }],
  },
];

describe("the library's lists of bookmarks and highlights", () => {
  beforeEach(() => localStorage.clear());

  it('link each bookmark to its verse, and find it by its reference', async () => {
    renderPage(<BookmarksTab />, { routes: ROUTES });
    await screen.findByText('Romans 8:28');
    expect(links()).toEqual([
      ['Romans 8:28', '/bible/Romans/8/28'],
      ['Matthew 5:9', '/bible/Matthew/5/9'],
    ]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search bookmarks' }), 'matt');
    expect(links()).toEqual([['Matthew 5:9', '/bible/Matthew/5/9']]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search bookmarks' }), 'x');
    expect(screen.getByText('No bookmarks found')).toBeVisible();
  });

  it('show the words of each verse in the reader’s own translation, and find a verse by them', async () => {
    const { calls } = renderPage(<BookmarksTab />, { routes: ROUTES });
    expect(await screen.findByText('Blessed are the peacemakers')).toBeVisible();
    expect(calls.find(({ route }) => route === 'GET /api/bible/Romans/8')?.url.searchParams.get('translation')).toBe(
      'KJV',
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search bookmarks' }), 'work together');
    await waitFor(() => expect(links()).toEqual([['Romans 8:28', '/bible/Romans/8/28']]));
  });

  it('list thirty at once, and more on demand', async () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      at('Romans', 8, index + 1, { createdAt: '2026-11-20T12:00:00.000Z' }),
    );
    renderPage(<BookmarksTab />, { routes: { ...ROUTES, 'GET /api/bookmarks': () => many } });
    await screen.findByRole('link', { name: 'Romans 8:30' });
    expect(links()).toHaveLength(30);
    await userEvent.click(screen.getByRole('button', { name: 'Show 10 more' }));
    expect(links()).toHaveLength(40);
  });

  it('show the colour of a highlight in words, too', async () => {
    renderPage(<BookmarksTab />, { routes: ROUTES });
    await userEvent.click(await screen.findByText('Highlights'));
    expect(await screen.findByRole('img', { name: 'green' })).toBeVisible();
    expect(links()).toEqual([['Psalm 23:1', '/bible/Psalms/23/1']]);
  });

  it.each(UNDONE)(
    'take away one of the $kind, and bring it back by Undo',
    async ({ kind, place, gone, remove, undone }) => {
      const list = `GET /api/${kind.toLowerCase()}` as 'GET /api/bookmarks' | 'GET /api/highlights';
      let isGone = false;
      const answer = (now: boolean) => () => {
        isGone = now;
        return {};
      };
      const { calls } = renderPage(<BookmarksTab />, {
        routes: {
          ...ROUTES,
          [list]: () => ROUTES[list]().slice(isGone ? 1 : 0),
          [remove]: answer(true),
          [undone[0]]: answer(false),
        },
      });
      await userEvent.click(await screen.findByText(kind));
      await userEvent.click(await screen.findByRole('button', { name: `Remove ${place}` }));
      expect(await screen.findByText(gone)).toBeVisible();
      await waitFor(() => expect(lastChange(calls)?.route).toBe(remove));
      await waitFor(() => expect(screen.queryByRole('link', { name: place })).toBeNull());
      // jsdom knows nothing of the pointer capture that a toast asks for.
      fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await screen.findByRole('link', { name: place })).toBeVisible();
      await waitFor(() => expect([lastChange(calls)?.route, lastChange(calls)?.body]).toEqual(undone));
    },
  );

  it('put a bookmark back that the server did not take away, and say so', async () => {
    renderPage(<BookmarksTab />, { routes: { ...ROUTES, 'DELETE /api/bookmarks/Romans/8/28': UNAVAILABLE } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Romans 8:28' }));
    expect(await screen.findByText('The bookmark was not changed')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Romans 8:28' })).toBeVisible();
  });

  it('say so when bookmarks cannot be read, and when there are no highlights', async () => {
    renderPage(<BookmarksTab />, {
      routes: { 'GET /api/bookmarks': UNAVAILABLE, 'GET /api/highlights': () => [] },
    });
    expect(await screen.findByText(/Your bookmarks could not be loaded/)).toBeVisible();
    await userEvent.click(screen.getByText('Highlights'));
    expect(await screen.findByText('No highlights yet')).toBeVisible();
  });
});
