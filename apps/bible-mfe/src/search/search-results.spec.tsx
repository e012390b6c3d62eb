import { type Call, inTurn, pressOnceStill, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, field, found, openSearch, SEARCH, verse } from './testing/search-page.js';

const scrollIntoView = jest.fn();
beforeEach(() => {
  localStorage.clear();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const SALT = verse('Matthew', 5, 13, 'Ye are the salt of the earth.', 'salt');
const results = () => [...document.querySelectorAll('#bible-search-results ol > li')];
const asked = (calls: readonly Call[]) =>
  calls.filter(({ route }) => route === SEARCH).map(({ url }) => Object.fromEntries(url.searchParams));
const heading = (term: string) => screen.findByRole('heading', { level: 2, name: `Results for “${term}”` });

/** As many verses as a page holds, of all these. */
const pageOf = (count: number) => (_body: unknown, url: URL) => {
  const offset = Number(url.searchParams.get('offset'));
  const limit = Number(url.searchParams.get('limit'));
  const numbers = Array.from({ length: Math.min(limit, count - offset) }, (_, index) => offset + index + 1);
  return found({
    offset,
    total: count,
    results: numbers.map((number) => verse('Psalms', 119, number, `Thy word ${number}.`)),
  });
};

describe('verses that a search found', () => {
  it('are shown with their words marked as the server found them', async () => {
    const { calls } = openSearch('/bible/Matthew/1?q=salt', () => found({ results: [SALT] }));
    await heading('salt');
    expect(screen.getByText('1 verse')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Matthew 5:13' })).toHaveAttribute('href', '/bible/Matthew/5/13');
    expect(screen.getByText('salt', { selector: 'mark' })).toBeInTheDocument();
    expect(results()[0]).toHaveTextContent('Matthew 5:13Ye are the salt of the earth.');
    expect(asked(calls)).toEqual([
      { q: 'salt', offset: '0', limit: '50', translation: 'kjv', order: 'relevance', kind: 'verses' },
    ]);
  });

  it('are searched in the translation of the reader, and open in it', async () => {
    const { calls } = openSearch('/bible/Matthew/1?translation=WEB&with=SVD&q=salt', () =>
      found({ translation: 'WEB', results: [{ ...SALT, translation: 'WEB' }] }),
    );
    const link = await screen.findByRole('link', { name: 'Matthew 5:13' });
    expect(link).toHaveAttribute('href', '/bible/Matthew/5/13?translation=WEB&with=SVD');
    expect(asked(calls).at(-1)).toMatchObject({ translation: 'web' });
  });

  it('of all translations name the translation, open in it, and have the layout of its language', async () => {
    const arabic = { ...SALT, translation: 'SVD', text: 'أنتم ملح الأرض', matches: [] };
    const { calls } = openSearch('/bible/Matthew/1?q=salt', (_body: unknown, url: URL) =>
      found({ results: url.searchParams.get('translation') === 'all' ? [SALT, arabic] : [SALT] }),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'All translations' }));
    const link = await screen.findByRole('link', { name: 'Matthew 5:13 SVD' });
    expect(link).toHaveAttribute('href', '/bible/Matthew/5/13?translation=SVD');
    expect(address()).toBe('/bible/Matthew/1?q=salt&all=1');
    expect(asked(calls).at(-1)).toMatchObject({ translation: 'all' });
    const words = screen.getByText('أنتم ملح الأرض');
    await waitFor(() => expect(words).toHaveAttribute('lang', 'ar'));
    expect(words).toHaveAttribute('dir', 'rtl');
  });

  it('show the title of a psalm when the words were found in it', async () => {
    openSearch('/bible/Matthew/1?q=maschil', () =>
      found({
        results: [{ ...verse('Psalms', 42, 1, 'As the hart panteth'), title: 'Maschil, for the sons of Korah.' }],
      }),
    );
    expect(await screen.findByText('Maschil, for the sons of Korah.')).toBeInTheDocument();
  });
});

it('a verse that was found says why', async () => {
  openSearch('/bible/Matthew/1?q=salt', () => found({ results: [{ ...SALT, reason: 'near: 3 words apart' }] }));
  expect(await screen.findByText('near: 3 words apart')).toBeInTheDocument();
  expect(results()[0]).toHaveTextContent(/salt of the earth\.near: 3 words apart$/);
});

describe('paging through the results of a search', () => {
  it('brings the next results, keeps the focus on its button, and says how many are shown', async () => {
    const { calls } = openSearch('/bible/Matthew/1?q=word', pageOf(120));
    expect(await screen.findByText('50 of 120 verses shown.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('100 of 120 verses shown.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
    expect(results()).toHaveLength(100);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('120 verses')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Psalm 119:101' })).toHaveFocus());
    expect(asked(calls).map(({ offset }) => offset)).toEqual(['0', '50', '100']);
  });

  it('keeps the results that there are when more cannot be had, says why, and tries again', async () => {
    let broken = false;
    openSearch('/bible/Matthew/1?q=word', (body: unknown, url: URL) =>
      broken ? Promise.reject(new TypeError('Failed to fetch')) : pageOf(60)(body, url),
    );
    await screen.findByText('50 of 60 verses shown.');
    broken = true;
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    expect(results()).toHaveLength(50);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('60 verses')).toBeInTheDocument();
  });
});

describe('narrowing a search', () => {
  const counts = [
    { book: 'Genesis', testament: 'old', count: 2 },
    { book: 'Matthew', testament: 'new', count: 1 },
    { book: 'Mark', testament: 'new', count: 3 },
  ] as const;
  const narrowed = (_body: unknown, url: URL) =>
    found({ results: [SALT], total: 6, counts: url.searchParams.get('in') ? [counts[2]] : [...counts] });

  it('counts results by book and testament, and searches there by a press', async () => {
    const { calls } = openSearch('/bible/Matthew/1?q=salt', narrowed);
    await userEvent.click(await screen.findByText('By book (3)'));
    expect(screen.getByRole('link', { name: 'New Testament 4' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Mark 3' }));
    await screen.findByText('By book (1)');
    expect(address()).toBe('/bible/Matthew/1?q=salt&in=Mark');
    expect(asked(calls).at(-1)).toMatchObject({ in: 'Mark' });
    expect(screen.getByRole('link', { name: 'Mark 3' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'All of Scripture' }));
    await screen.findByText('By book (3)');
    expect(address()).toBe('/bible/Matthew/1?q=salt');
  });

  it('keeps scope, order and kind while typing, and one step back leads to the chapter', async () => {
    openSearch('/bible/Matthew/1', narrowed);
    await userEvent.type(field(), 'salt{Enter}');
    await heading('salt');
    await userEvent.click(screen.getByRole('combobox', { name: 'Search in' }));
    await userEvent.keyboard('gospels');
    await pressOnceStill(await screen.findByTitle('The Gospels'));
    await waitFor(() => expect(address()).toBe('/bible/Matthew/1?q=salt&in=gospels'));
    expect(screen.getByRole('radio', { name: 'Best match' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Bible order' }));
    await waitFor(() => expect(address()).toContain('order=canonical'));
    await userEvent.type(field(), 'ed');
    await waitFor(() => expect(address()).toBe('/bible/Matthew/1?q=salted&in=gospels&order=canonical'));
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(await screen.findByText('the chapter')).toBeInTheDocument();
    expect(address()).toBe('/bible/Matthew/1');
  });

  it('tells of a scope that does not exist what the server says, and offers all of Scripture', async () => {
    const message = 'There is no book or part of Scripture called “narnia”. Try in:rom, in:nt.';
    openSearch('/bible/Matthew/1?q=salt&in=narnia', inTurn({ status: 404, body: { code: 'NOT_FOUND', message } }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('No results found')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Search all of Scripture' }));
    expect(address()).toBe('/bible/Matthew/1?q=salt');
  });
});

describe('a term that is searched for', () => {
  it('that was mistyped says what is shown in its place', async () => {
    openSearch('/bible/Matthew/1?q=slat', () => found({ query: 'slat', showing: 'salt', results: [SALT] }));
    await heading('salt');
    expect(screen.getByText(/^Nothing was found for “slat”\. Showing results for/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'salt' }));
    expect(address()).toBe('/bible/Matthew/1?q=salt');
    expect(field()).toHaveValue('salt');
  });

  it('names its words that were left out', async () => {
    openSearch('/bible/Matthew/1?q=salt+AND', () =>
      found({ query: 'salt AND', ignored: ['AND', 'OR'], results: [SALT] }),
    );
    expect(await screen.findByText('Left out: “AND” and “OR”.')).toBeInTheDocument();
  });

  it('that finds nothing names searches that would work', async () => {
    openSearch('/bible/Matthew/1?q=qqqzzz&in=gospels', () => found({ query: 'qqqzzz' }));
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(screen.getByText(/^Nothing in The Gospels matches “qqqzzz”\. Try fewer words/)).toBeInTheDocument();
    expect(screen.getByText('Search tips').closest('details')).toHaveAttribute('open');
    await userEvent.click(screen.getByRole('button', { name: 'Search all translations' }));
    expect(address()).toBe('/bible/Matthew/1?q=qqqzzz&in=gospels&all=1');
    await userEvent.click(screen.getByRole('button', { name: 'Back to reading' }));
    expect(await screen.findByText('the chapter')).toBeInTheDocument();
    expect(address()).toBe('/bible/Matthew/1');
  });

  it('that finds nothing offers what finds something, as a link', async () => {
    const notices = [{ text: 'Without “zzz”, there are 2 verses:', queries: ['salt'] }];
    openSearch('/bible/Matthew/1?q=salt+zzz&in=Mark', (_body: unknown, url: URL) =>
      url.searchParams.get('q') === 'salt' ? found({ results: [SALT] }) : found({ query: 'salt zzz', notices }),
    );
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(screen.getAllByText(/^Without “zzz”, there are 2 verses:/)).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'salt' }));
    expect(address()).toBe('/bible/Matthew/1?q=salt');
    expect(await screen.findByRole('link', { name: 'Matthew 5:13' })).toBeInTheDocument();
  });

  it('can be one of the tips', async () => {
    openSearch('/bible/Matthew/1?q=salt&in=Mark', () => found({ results: [SALT] }));
    await userEvent.click(await screen.findByText('Search tips'));
    await userEvent.click(screen.getByRole('link', { name: 'faith in:rom' }));
    expect(field()).toHaveValue('faith in:rom');
    expect(address()).toBe('/bible/Matthew/1?q=faith+in%3Arom');
  });

  it('shows that the search runs, and explains a failure', async () => {
    openSearch('/bible/Matthew/1?q=salt', inTurn(UNAVAILABLE, { status: 200, body: found({ results: [SALT] }) }));
    expect(screen.getByRole('status', { name: 'Searching Scripture...' })).toBeInTheDocument();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Scripture could not be searched');
    expect(alert).toHaveTextContent(UNAVAILABLE.body.message);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('salt');
  });
});

describe('the keyboard in the search', () => {
  it('leads from the field to the results and back, and clears by Escape', async () => {
    openSearch('/bible/Matthew/1?q=salt', () => found({ results: [SALT, verse('Mark', 9, 50, 'Salt is good')] }));
    await heading('salt');
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Mark 9:50' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Mark 9:50' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('the chapter')).toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  it('opens a verse, and Back leads to the very result', async () => {
    openSearch('/bible/Matthew/1?q=word', pageOf(120));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    const link = await screen.findByRole('link', { name: 'Psalm 119:77' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('the chapter')).toBeInTheDocument();
    expect(address()).toBe('/bible/Psalms/119/77');
    expect(field()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Psalm 119:77' })).toHaveFocus());
    expect(scrollIntoView.mock.contexts).toEqual([results()[76]]);
    expect(field()).toHaveValue('word');
  });
});
