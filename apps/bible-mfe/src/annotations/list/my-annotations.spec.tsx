import { HIGHLIGHT_COLOURS } from '@berea/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyAnnotations, MyAnnotationsButton } from './my-annotations.js';
import {
  bookmark,
  chapter,
  highlight,
  type Kept,
  annotationServer,
  note,
  REFUSED,
} from '../testing/annotation-server.js';
import { renderAnnotated } from '../testing/render-annotated.js';
import { stateNow } from '../../testing/study-state.js';

/** What is in view is for the test to say: jsdom lays nothing out. */
const inView = new Map<Element, () => void>();
globalThis.IntersectionObserver = class {
  constructor(private readonly onChange: IntersectionObserverCallback) {}
  observe(element: Element) {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    inView.set(element, () => this.onChange(entries, this as unknown as IntersectionObserver));
  }
  disconnect() {
    inView.clear();
  }
} as unknown as typeof IntersectionObserver;

beforeEach(() => {
  localStorage.clear();
  inView.clear();
});

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00.000Z`;
const thought = note({
  title: 'Note on Matthew 5:9',
  content: 'Peace is made.',
  scripture: 'Matthew 5:9',
  tags: ['peace', 'sermon'],
  createdAt: day(6),
});
const START: Kept = {
  highlights: [highlight('Matthew', 5, 3, 'green', day(8)), highlight('Genesis', 1, 1, 'pink', day(5))],
  bookmarks: [bookmark('Matthew', 5, 8, day(7))],
  notes: [thought],
};

function open(start: Partial<Kept> = START, routes: ReturnType<typeof annotationServer>['routes'] = {}) {
  const server = annotationServer(start);
  return { ...server, ...renderAnnotated(<MyAnnotations />, { ...server.routes, ...routes }) };
}
const list = () => screen.findByRole('list', { name: 'My marks' });
const references = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const chip = (name: string) => screen.findByRole('button', { name });

describe('my marks', () => {
  it('lists highlights, bookmarks and notes, newest first', async () => {
    open();
    expect(await references()).toEqual(['Matthew 5:3', 'Matthew 5:8', 'Matthew 5:9', 'Genesis 1:1']);
    expect(screen.getByText('green highlight')).toBeInTheDocument();
    expect(screen.getByText('Peace is made.')).toBeInTheDocument();
  });

  it('has the words of a saved analysis without the signs of its Markdown', async () => {
    const content =
      '## Matthew 5:9\n\n> **Blessed** are the peacemakers\n\n| Word |\n| --- |\n| εἰρηνοποιοί |\n\n1. first';
    open({ ...START, notes: [{ ...thought, content }] });
    const words = await screen.findByText(
      /^Matthew 5:9\s+Blessed are the peacemakers\s+Word\s+εἰρηνοποιοί\s+1. first$/,
    );
    expect(words.tagName).toBe('P');
  });

  it('leads to the verse', async () => {
    open();
    await list();
    await userEvent.click(screen.getByRole('link', { name: 'Genesis 1:1' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/bible/Genesis/1/1');
  });

  it('asks for the words of a chapter once they come into view', async () => {
    const asked = (calls: { route: string }[]) => calls.filter(({ route }) => route.startsWith('GET /api/bible'));
    const { calls } = open(START, {
      'GET /api/bible/Genesis/1': () => chapter('Genesis', 1, [{ verse: 1, text: 'In the beginning.' }]),
    });
    await list();
    expect(asked(calls)).toEqual([]);
    act(() => inView.forEach((come) => come()));
    expect(await screen.findByText('Words of verse 3.')).toBeInTheDocument();
    expect(await screen.findByText('In the beginning.')).toBeInTheDocument();
    expect(asked(calls)).toHaveLength(2);
  });

  it('says where a translation has no such verse, and shows the rest', async () => {
    open();
    await list();
    act(() => inView.forEach((come) => come()));
    expect(await screen.findByText('The KJV has no text here.')).toBeInTheDocument();
    expect(await screen.findByText('Words of verse 8.')).toBeInTheDocument();
  });

  it('fetches of many notes as many as are looked at, and holds older marks back until the notes between have come', async () => {
    const notes = Array.from({ length: 70 }, (_, index) =>
      note({ scripture: 'Matthew 5:9', createdAt: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString() }),
    );
    const bookmarks = [bookmark('Matthew', 5, 1, day(25)), bookmark('Genesis', 1, 1, day(1))];
    const { calls } = open({ notes, bookmarks }, { 'GET /api/notes/places': () => [{ book: 'Ruth', chapters: [1] }] });
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

  it('shows many in parts', async () => {
    const highlights = Array.from({ length: 48 }, (_, index) =>
      highlight('Matthew', 5, index + 1, HIGHLIGHT_COLOURS[index % 5]!),
    );
    open({ highlights });
    expect(await references()).toHaveLength(30);
    await press('Show 18 more of 18');
    expect(await references()).toHaveLength(48);
    expect(screen.queryByRole('button', { name: /more of/ })).toBeNull();
  });
});

describe('the filters', () => {
  it('narrow the list by kind, colour and book, with counts', async () => {
    open();
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
    await userEvent.click(await screen.findByTitle('Matthew (3)'));
    expect(await references()).toEqual(['Matthew 5:3', 'Matthew 5:8', 'Matthew 5:9']);
    expect(await chip('Highlights 1')).toBeInTheDocument();
  });

  it('put the list into the order of the Bible', async () => {
    open();
    await list();
    await userEvent.click(screen.getByRole('combobox', { name: 'Order' }));
    await userEvent.click(await screen.findByTitle('Order of the Bible'));
    expect(await references()).toEqual(['Genesis 1:1', 'Matthew 5:3', 'Matthew 5:8', 'Matthew 5:9']);
  });

  it('say when nothing is of a kind, and show all again', async () => {
    open({ highlights: START.highlights });
    await press('Bookmarks 0');
    expect(await screen.findByRole('heading', { name: 'No bookmarks yet' })).toBeInTheDocument();
    await press('Show all marks');
    expect(await references()).toHaveLength(2);
  });
});

describe('deleting', () => {
  it('takes a highlight away, and puts it back in its colour', async () => {
    const { kept } = open();
    await press('Delete green highlight: Matthew 5:3');
    await waitFor(async () => expect(await references()).not.toContain('Matthew 5:3'));
    expect(screen.getByRole('link', { name: 'Matthew 5:8' })).toHaveFocus();
    await screen.findByText('Highlight removed');
    expect(kept.highlights).toHaveLength(1);
    await press('Undo');
    await screen.findByText('Highlight restored');
    expect(kept.highlights).toMatchObject([{ verse: 3, colour: 'green' }, { verse: 1 }]);
    expect(await references()).toContain('Matthew 5:3');
  });

  it('takes what was highlighted in one go away as a whole, and puts it back', async () => {
    const { kept } = open({ highlights: [3, 4, 5].map((verse) => highlight('Matthew', 5, verse, 'green')) });
    expect(await references()).toEqual(['Matthew 5:3–5']);
    await press('Delete green highlight: Matthew 5:3–5');
    await screen.findByText('Highlight removed');
    expect(kept.highlights).toEqual([]);
    await press('Undo');
    await screen.findByText('Highlight restored');
    expect(kept.highlights.map(({ verse, colour }) => `${verse} ${colour}`).sort()).toEqual([
      '3 green',
      '4 green',
      '5 green',
    ]);
  });

  it('deletes a note, and puts the same one back', async () => {
    const { kept } = open();
    await press('Delete note “Note on Matthew 5:9”: Matthew 5:9');
    await screen.findByText('Note deleted successfully');
    expect(kept.notes).toEqual([]);
    await press('Undo');
    await screen.findByText('Note restored');
    expect(kept.notes).toEqual([thought]);
  });

  it('keeps a bookmark that the server does not let go of', async () => {
    open(START, { 'DELETE /api/bookmarks/Matthew/5/8': REFUSED });
    await press('Delete bookmark: Matthew 5:8');
    expect(await screen.findByText('Bookmark not removed')).toBeInTheDocument();
    expect(await references()).toContain('Matthew 5:8');
  });

  it('offers to try again when a note cannot be put back', async () => {
    let away = true;
    const { kept, routes } = annotationServer(START);
    const route = `POST /api/notes/${thought.id}/restore`;
    const post = routes[route] as (body: unknown, url: URL) => unknown;
    renderAnnotated(<MyAnnotations />, {
      ...routes,
      [route]: (body, url) => (away ? new Response(JSON.stringify(REFUSED.body), REFUSED) : post(body, url)),
    });
    await press(/^Delete note/);
    await press('Undo');
    expect(await screen.findByText('Note not restored')).toBeInTheDocument();
    away = false;
    await press('Try again');
    await screen.findByText('Note restored');
    expect(kept.notes).toHaveLength(1);
  });
});

describe('its states', () => {
  it('waits with rows in their shape', () => {
    open(START, { 'GET /api/notes': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading your marks...');
    expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5);
  });

  it('says what makes a mark when there is none', async () => {
    open({});
    expect(await screen.findByRole('heading', { name: 'No marks yet' })).toBeInTheDocument();
  });

  it('explains a failure, and asks again only for what failed', async () => {
    let away = true;
    const { calls } = open(START, {
      'GET /api/bookmarks': () => {
        if (away) throw new TypeError('Failed to fetch');
        return START.bookmarks;
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your marks could not be loaded');
    away = false;
    await press('Try again');
    expect(await references()).toHaveLength(4);
    const asked = calls.map(({ route }) => route).filter((route) => !route.includes('/bible/'));
    expect(asked.slice(3)).toEqual(['GET /api/bookmarks']);
  });

  it('is opened and closed by its button', async () => {
    renderAnnotated(<MyAnnotationsButton />, annotationServer().routes);
    await press('My marks');
    expect(stateNow().views).toEqual([{ kind: 'marks' }]);
    expect(await chip('My marks')).toHaveAttribute('aria-expanded', 'true');
    await press('My marks');
    expect(stateNow().views).toEqual([]);
  });
});
