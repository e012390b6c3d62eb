import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderPage, UNAVAILABLE } from '@berea/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookmarksTab } from './bookmarks-tab.js';

const at = (book: string, chapter: number, verse: number, more: object) => ({ book, chapter, verse, ...more });
const ROUTES = {
  'GET /api/bookmarks': () => [
    at('Romans', 8, 28, { createdAt: '2026-11-20T12:00:00.000Z' }),
    at('Matthew', 5, 9, { createdAt: '2026-11-19T12:00:00.000Z' }),
  ],
  'GET /api/highlights': () => [at('Psalms', 23, 1, { colour: 'green', updatedAt: '2026-11-20T12:00:00.000Z' })],
};
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('bookmarks and highlights as lists', () => {
  beforeEach(() => localStorage.clear());

  it('lists each with the way to it, found by its place', async () => {
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

  it('shows the colour of a highlight in words, too', async () => {
    renderPage(<BookmarksTab />, { routes: ROUTES });
    await userEvent.click(await screen.findByText('Highlights'));
    expect(await screen.findByRole('img', { name: 'green' })).toBeVisible();
    expect(links()).toEqual([['Psalm 23:1', '/bible/Psalms/23/1']]);
  });

  it('says so where they cannot be read, and where there are none', async () => {
    renderPage(<BookmarksTab />, {
      routes: { 'GET /api/bookmarks': UNAVAILABLE, 'GET /api/highlights': () => [] },
    });
    expect(await screen.findByText(/Your bookmarks could not be loaded/)).toBeVisible();
    await userEvent.click(screen.getByText('Highlights'));
    expect(await screen.findByText('No highlights yet')).toBeVisible();
  });
});
