import { type Call } from '@berea/web/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, entry, field, found, openSearch, panel, SEARCH, verse } from './testing/search-page.js';

const scrollIntoView = jest.fn();
beforeEach(() => {
  localStorage.clear();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const SALT = verse('Matthew', 5, 13, 'Ye are the salt of the earth.', 'salt');
const PLACE = { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 };
const asked = (calls: readonly Call[]) =>
  calls.filter(({ route }) => route === SEARCH).map(({ url }) => Object.fromEntries(url.searchParams));

describe('results of other kinds than verses', () => {
  const others = { commentary: 2, topics: 1, lexicon: 60 };
  const ofKind = (_body: unknown, url: URL) => {
    const kind = url.searchParams.get('kind');
    if (kind === 'topics') return found({ kind, others, entries: [entry({})], total: 1 });
    if (kind === 'commentary') {
      return found({
        kind,
        others,
        total: 1,
        entries: [
          entry({
            kind,
            id: 'a.1',
            title: 'Matthew 5:13–16',
            place: { book: 'Matthew', chapter: 5, verse: 13, endVerse: 16 },
          }),
          entry({ kind, id: 'a.2', title: 'Introduction to 1 John' }),
        ],
      });
    }
    if (kind === 'lexicon') {
      const offset = Number(url.searchParams.get('offset'));
      const entries = Array.from({ length: offset ? 10 : 50 }, (_, index) =>
        entry({ kind, id: `G${offset + index + 1}`, title: `ἅλας (G${offset + index + 1})` }),
      );
      return found({ kind, others, entries, offset, total: 1 });
    }
    return found({ results: [SALT], others });
  };

  it('say how many there are, and open beside the results', async () => {
    const { calls } = openSearch('/bible/Matthew/1?q=salt', ofKind);
    const kinds = await screen.findByRole('navigation', { name: 'Kinds of results' });
    expect(
      within(kinds)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Verses 1', 'Commentary 2', 'Topics 1', 'Lexicon 60']);
    await userEvent.click(screen.getByRole('link', { name: 'Topics 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salt' }));
    expect(panel()).toEqual({ kind: 'topic', id: 'salt' });
    expect(screen.getByText('1 topic')).toBeInTheDocument();
    expect(screen.getByText('Nave’s Topical Bible')).toBeInTheDocument();
    expect(address()).toBe('/bible/Matthew/1?q=salt&kind=topics');
    expect(asked(calls).at(-1)).toMatchObject({ kind: 'topics', order: 'relevance' });

    await userEvent.click(screen.getByRole('link', { name: 'Commentary 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Matthew 5:13–16' }));
    expect(panel()).toEqual({ kind: 'commentary', book: 'Matthew', chapter: 5, verse: 13 });
    await userEvent.click(screen.getByRole('button', { name: 'Introduction to 1 John' }));
    expect(panel()).toEqual({ kind: 'commentary', book: '1 John', chapter: 1 });
  });

  it('have pages of their own, however few the verses', async () => {
    openSearch('/bible/Matthew/1?q=salt&kind=lexicon', ofKind);
    expect(await screen.findByText('50 of 60 entries shown.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('60 entries')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'ἅλας (G60)' }));
    expect(panel()).toEqual({ kind: 'lexicon', id: 'G60' });
  });

  it('are offered when no verse was found', async () => {
    openSearch('/bible/Matthew/1?q=agape', () => found({ query: 'agape', others }));
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lexicon 60' })).toHaveAttribute(
      'href',
      '/bible/Matthew/1?q=agape&kind=lexicon',
    );
  });
});

describe('a reference that is searched for', () => {
  const three = (query: string) => found({ query, reference: PLACE, results: [verse('Matthew', 5, 3, 'Blessed')] });

  it('can be opened by a card, and by Enter from the field', async () => {
    openSearch('/bible/John/1?translation=WEB', () => three('mt 5:3'));
    await userEvent.type(field(), 'mt 5:3');
    const card = await screen.findByRole('link', { name: 'Open Matthew 5:3' });
    expect(card).toHaveAttribute('href', '/bible/Matthew/5/3?translation=WEB');
    expect(address()).toContain('q=mt');
    await userEvent.type(field(), '{Enter}');
    expect(await screen.findByText('the chapter')).toBeInTheDocument();
    expect(address()).toBe('/bible/Matthew/5/3?translation=WEB');
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    await waitFor(() => expect(address()).toBe('/bible/John/1?translation=WEB'));
  });

  it('is opened at once by Enter, before there is anything on screen', async () => {
    openSearch('/bible/John/1', () => three('mt 5:3'));
    await userEvent.type(field(), 'mt 5:3{Enter}');
    await waitFor(() => expect(address()).toBe('/bible/Matthew/5/3'));
  });

  it('to a whole chapter opens the chapter', async () => {
    const reference = { book: 'Psalms', chapter: 117, verse: 1, endVerse: 2 };
    openSearch('/bible/John/1?q=ps+117', () => found({ query: 'ps 117', reference }));
    expect(await screen.findByRole('link', { name: 'Open Psalm 117' })).toHaveAttribute('href', '/bible/Psalms/117');
  });

  it('to several places shows them all, and Enter leaves them on screen', async () => {
    const two = [verse('Matthew', 5, 3, 'Blessed'), verse('Genesis', 1, 1, 'In the beginning')];
    openSearch('/bible/John/1', () => found({ query: 'mt 5:3; gen 1:1', reference: PLACE, results: two }));
    await userEvent.type(field(), 'mt 5:3; gen 1:1{Enter}');
    expect(await screen.findByRole('link', { name: 'Open Matthew 5:3' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Genesis 1:1' })).toBeInTheDocument();
    expect(address()).toContain('/bible/John/1?q=');
  });
});
