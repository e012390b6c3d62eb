import type { StartedPlan } from '@berea/contracts';
import { useLocation } from '@berea/web/router';
import { renderPage, UNAVAILABLE } from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LibraryPage } from '../library-page.js';

const work = (id: string, more: object = {}) => ({
  ...{ id, kind: 'bible', title: id, language: 'en', direction: 'ltr', installed: true, licence: 'Public domain' },
  ...more,
});
const proverbs: StartedPlan = {
  plan: 'proverbs',
  startedOn: '2026-11-21',
  days: [
    { date: '2026-11-21', count: 2 },
    { date: '2026-11-22', count: 29 },
  ],
  remind: true,
  done: [0],
};
const WORKS = 'GET /api/library/works';
const READING = 'GET /api/library/reading';
const PATCH = 'PATCH /api/library/plans/proverbs';
let done: number[] = [];
const routes = {
  [WORKS]: () => [work('bible-kjv'), work('berea', { title: 'Berea Notes', kind: 'commentary' })],
  [READING]: () => ({ recent: [], plans: [{ ...proverbs, done }] }),
  [PATCH]: (body: unknown) => {
    const change = body as { chapters: number[]; done: boolean };
    done = change.done ? [...done, ...change.chapters] : done.filter((each) => !change.chapters.includes(each));
    return { ...proverbs, done };
  },
};

describe('the start of the library', () => {
  beforeEach(() => {
    localStorage.clear();
    done = [0];
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('begins with the next reading of the running plan and Berea Notes, then the shelf, then the featured part', async () => {
    renderPage(<LibraryPage />, { path: '/library', routes });
    expect(await screen.findByRole('heading', { name: 'Proverbs 2' })).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Proverbs 2',
      'Berea Notes',
      expect.stringMatching(/^Bibles/),
      expect.stringMatching(/^Commentaries/),
      'Featured Content',
      'Browse Content',
    ]);
    expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '/bible/Proverbs/2');
  });

  it('ticks the reading with one press, which Undo takes back', async () => {
    renderPage(<LibraryPage />, { path: '/library', routes });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText('Proverbs 2 marked as read')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Proverbs 3–31' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(done).toEqual([0]));
    expect(await screen.findByRole('heading', { name: 'Proverbs 2' })).toBeVisible();
  });

  it('shows no card for what does not exist', async () => {
    const none = [work('bible-kjv')];
    renderPage(<LibraryPage />, {
      path: '/library',
      routes: { ...routes, [WORKS]: () => none, [READING]: UNAVAILABLE },
    });
    expect(await screen.findByRole('heading', { name: /^Bibles/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Berea Notes' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
  });

  it('searches Berea Notes', async () => {
    const Place = () => {
      const { pathname, search } = useLocation();
      return <p data-testid="place">{pathname + search}</p>;
    };
    const page = (
      <>
        <LibraryPage />
        <Place />
      </>
    );
    renderPage(page, { path: '/library', routes });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search Berea Notes' }), 'burnout{Enter}');
    expect(screen.getByTestId('place')).toHaveTextContent('/library/works/berea?q=burnout');
  });
});
