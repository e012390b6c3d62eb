import { findDialog, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatPage } from '../chat-page.js';

const READING = 'GET /api/library/reading';
const off = (offBy: 'account' | 'server') => ({ 'GET /api/chat/assistant': () => ({ engine: 'off', offBy }) });
const nothing = {
  [READING]: () => ({ recent: [], plans: [] }),
  'GET /api/notes': () => [],
  'GET /api/sermons': () => [],
};
const listed = (id: string, title: string, scripture: string) => ({
  id,
  title,
  scripture,
  createdAt: '2026-11-20T12:00:00.000Z',
  version: 1,
});

describe('home when Scholar is switched off', () => {
  beforeEach(() => localStorage.clear());

  it('shows the last read place with its words, the work in progress, and how to switch Scholar on', async () => {
    localStorage.setItem('berea_last_place', 'Romans/8');
    renderPage(<ChatPage />, {
      routes: {
        ...off('account'),
        [READING]: () => ({
          recent: [
            { book: 'Ruth', chapter: 1, day: '2026-11-21' },
            { book: 'Romans', chapter: 8, day: '2026-11-20' },
          ],
          plans: [{ plan: 'psalms', startedOn: '2026-11-20', days: [], remind: true, done: [0, 1] }],
        }),
        'GET /api/sermons': () => [{ ...listed('s', 'Blessed are the meek', 'Matthew 5:5'), outline: 'One' }],
        'GET /api/notes': () => [{ ...listed('n', 'Groaning and glory', 'Romans 8:22'), content: 'Creation waits.' }],
        'GET /api/bible/Romans/8': () => ({
          translation: 'KJV',
          verses: [{ verse: 1, text: 'There is therefore now no condemnation' }],
        }),
      },
    });
    expect(await screen.findByText('You were reading Romans 8, 20 Nov 2026')).toBeVisible();
    expect(await screen.findByText(/no condemnation/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue at Romans 8' })).toBeEnabled();
    const ways = (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['The Psalms in a month2 of 150 chapters, next Psalm 3', '/library?tab=plans'],
      ['Blessed are the meekSermon on Matthew 5:5, 20 Nov 2026', '/notes?tab=sermon&sermon=s'],
      ['Groaning and gloryNote on Romans 8:22, 20 Nov 2026', '/notes/n'],
    ]);
    expect(screen.getByRole('button', { name: 'Switch on in Profile' })).toBeEnabled();
  });

  it('leads a new reader to the Bible, and offers no switch that the server would ignore', async () => {
    // No chapter of any book: what an older version, or a hand, has left.
    localStorage.setItem('berea_last_place', 'Hezekiah/3');
    renderPage(<ChatPage />, { routes: { ...off('server'), ...nothing } });
    expect(await screen.findByRole('button', { name: 'Open the Bible' })).toBeEnabled();
    expect(screen.getByText(/switched off on this server/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch on in Profile' })).toBeNull();
  });

  it('goes on leading to the last place while nothing can be read from the server', async () => {
    localStorage.setItem('berea_last_place', 'Romans/8');
    renderPage(<ChatPage />, {
      routes: {
        ...off('account'),
        [READING]: UNAVAILABLE,
        'GET /api/notes': UNAVAILABLE,
        'GET /api/sermons': UNAVAILABLE,
        'GET /api/bible/Romans/8': UNAVAILABLE,
      },
    });
    expect(await screen.findByRole('button', { name: 'Continue at Romans 8' })).toBeEnabled();
    expect(screen.getByText('You were reading Romans 8')).toBeVisible();
  });

  it('has help of its own, which says that Scholar is switched off', async () => {
    renderPage(<ChatPage />, { routes: { ...nothing, ...off('account') } });
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    await userEvent.click(screen.getByRole('button', { name: 'Help for this page' }));
    expect(await findDialog('Home')).toHaveTextContent('Scholar is switched off here.');
  });
});
