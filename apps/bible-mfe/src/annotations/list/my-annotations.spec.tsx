import { pressOnceStill } from '@berea/web/testing';
import { HIGHLIGHT_COLOURS } from '@berea/contracts/values';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyAnnotationsButton } from './annotations-view.js';
import { bookmark, chapter, highlight, annotationServer, note } from '../testing/annotation-server.js';
import { renderAnnotated } from '../testing/render-annotated.js';
import { stateNow } from '../../testing/study-state.js';
import {
  chip,
  day,
  inView,
  KEPT,
  list,
  openAnnotations,
  press,
  references,
  thought,
} from '../testing/open-annotations.js';

beforeEach(() => {
  localStorage.clear();
  inView.clear();
});

describe('the list of a reader’s marks', () => {
  it('lists highlights, bookmarks and notes, newest first', async () => {
    openAnnotations();
    expect(await references()).toEqual(['Matthew 5:3', 'Matthew 5:8', 'Matthew 5:9', 'Genesis 1:1']);
    expect(screen.getByText('green highlight')).toBeInTheDocument();
    expect(screen.getByText('Peace is made.')).toBeInTheDocument();
  });

  it('shows the words of a saved analysis without its Markdown signs', async () => {
    const content =
      '## Matthew 5:9\n\n> **Blessed** are the peacemakers\n\n| Word |\n| --- |\n| εἰρηνοποιοί |\n\n1. first';
    openAnnotations({ ...KEPT, notes: [{ ...thought, content }] });
    const words = await screen.findByText(
      /^Matthew 5:9 ·\s+Blessed are the peacemakers\s+Word\s+εἰρηνοποιοί\s+1. first$/,
    );
    expect(words.tagName).toBe('P');
  });

  it('leads to the verse of a mark', async () => {
    openAnnotations();
    await list();
    await userEvent.click(screen.getByRole('link', { name: 'Genesis 1:1' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/bible/Genesis/1/1');
  });

  it('asks for the words of a chapter once they come into view', async () => {
    const asked = (calls: { route: string }[]) => calls.filter(({ route }) => route.startsWith('GET /api/bible'));
    const { calls } = openAnnotations(KEPT, {
      'GET /api/bible/Genesis/1': () => chapter('Genesis', 1, [{ verse: 1, text: 'In the beginning.' }]),
    });
    await list();
    expect(asked(calls)).toEqual([]);
    act(() => inView.forEach((come) => come()));
    expect(await screen.findByText('Words of verse 3.')).toBeInTheDocument();
    expect(await screen.findByText('In the beginning.')).toBeInTheDocument();
    expect(asked(calls)).toHaveLength(2);
  });

  it('says that a translation has no such verse, and shows the rest', async () => {
    openAnnotations();
    await list();
    act(() => inView.forEach((come) => come()));
    expect(await screen.findByText('The KJV has no text here.')).toBeInTheDocument();
    expect(await screen.findByText('Words of verse 8.')).toBeInTheDocument();
  });

  it('fetches only as many notes as are looked at, and holds older marks back until the notes between have come', async () => {
    const notes = Array.from({ length: 70 }, (_, index) =>
      note({ scripture: 'Matthew 5:9', createdAt: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString() }),
    );
    const bookmarks = [bookmark('Matthew', 5, 1, day(25)), bookmark('Genesis', 1, 1, day(1))];
    const { calls } = openAnnotations(
      { notes, bookmarks },
      { 'GET /api/notes/places': () => [{ book: 'Ruth', chapters: [1] }] },
    );
    const asked = () => calls.filter(({ route }) => route === 'GET /api/notes').map(({ url }) => url.search);
    expect((await references())[0]).toBe('Matthew 5:1');
    expect(await chip('Notes 60+')).toBeInTheDocument();
    await press('Show 30 more');
    await press('Show 1 more');
    expect(await references()).toHaveLength(61);
    expect(await references()).not.toContain('Genesis 1:1');
    expect(asked()).toEqual(['?limit=60']);
    await press('Show more marks');
    await waitFor(async () => expect((await references()).slice(-2)).toEqual(['Matthew 5:9', 'Genesis 1:1']));
    expect(await chip('Notes 70')).toBeInTheDocument();
  });

  it('shows many marks a part at a time', async () => {
    const highlights = Array.from({ length: 48 }, (_, index) =>
      highlight('Matthew', 5, index + 1, HIGHLIGHT_COLOURS[index % 5]!),
    );
    openAnnotations({ highlights });
    expect(await references()).toHaveLength(30);
    await press('Show 18 more of 18');
    expect(await references()).toHaveLength(48);
    expect(screen.queryByRole('button', { name: /more of/ })).toBeNull();
  });
});

describe('the filters of the list of marks', () => {
  it('narrow the list by kind, colour and book, with counts', async () => {
    openAnnotations();
    await press('Highlights 2');
    expect(await references()).toEqual(['Matthew 5:3', 'Genesis 1:1']);
    await press('pink 1');
    expect(await references()).toEqual(['Genesis 1:1']);
    expect(await chip('pink 1')).toHaveAttribute('aria-pressed', 'true');
    await press('Notes 1');
    expect(await references()).toEqual(['Matthew 5:9']);
    expect(screen.queryByRole('group', { name: 'Colour' })).toBeNull();
    await press('All 4');
    await userEvent.click(screen.getByRole('combobox', { name: 'Book' }));
    await pressOnceStill(await screen.findByTitle('Matthew (3)'));
    expect(await references()).toEqual(['Matthew 5:3', 'Matthew 5:8', 'Matthew 5:9']);
    expect(await chip('Highlights 1')).toBeInTheDocument();
  });

  it('put the list into the order of the Bible', async () => {
    openAnnotations();
    await list();
    await userEvent.click(screen.getByRole('combobox', { name: 'Order' }));
    await pressOnceStill(await screen.findByTitle('Order of the Bible'));
    expect(await references()).toEqual(['Genesis 1:1', 'Matthew 5:3', 'Matthew 5:8', 'Matthew 5:9']);
  });

  it('say when nothing is of a kind, and show all again', async () => {
    openAnnotations({ highlights: KEPT.highlights });
    await press('Bookmarks 0');
    expect(await screen.findByRole('heading', { name: 'No bookmarks yet' })).toBeInTheDocument();
    await press('Show all marks');
    expect(await references()).toHaveLength(2);
  });
});

describe('the panel of marks', () => {
  it('shows rows in the shape of marks while it loads', () => {
    openAnnotations(KEPT, { 'GET /api/notes': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading your marks...');
    expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5);
  });

  it('says how to make a mark when there is none', async () => {
    openAnnotations({});
    expect(await screen.findByRole('heading', { name: 'No marks yet' })).toBeInTheDocument();
  });

  it('explains a failure, and asks again only for the kind of marks that failed', async () => {
    let away = true;
    const { calls } = openAnnotations(KEPT, {
      'GET /api/bookmarks': () => {
        if (away) throw new TypeError('Failed to fetch');
        return KEPT.bookmarks;
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your marks could not be loaded');
    away = false;
    await press('Try again');
    expect(await references()).toHaveLength(4);
    const asked = calls.map(({ route }) => route).filter((route) => !route.includes('/bible/'));
    expect(asked.slice(3)).toEqual(['GET /api/bookmarks']);
  });

  it('is opened and closed by the button “My marks”', async () => {
    renderAnnotated(<MyAnnotationsButton />, annotationServer().routes);
    await press('My marks');
    expect(stateNow().views).toEqual([{ kind: 'marks' }]);
    expect(await chip('My marks')).toHaveAttribute('aria-expanded', 'true');
    await press('My marks');
    expect(stateNow().views).toEqual([]);
  });
});
