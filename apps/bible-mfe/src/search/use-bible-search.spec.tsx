import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '@berea/web/testing';
import { type BibleSearch, useBibleSearch } from './use-bible-search.js';

beforeEach(() => localStorage.clear());

const SEARCH = 'GET /api/bible/search';

/** A server that finds so many verses and so many topics. */
const finds =
  (verses: number, topics = 0) =>
  (_body: unknown, url: URL) => {
    const { q, kind, offset, limit } = Object.fromEntries(url.searchParams);
    const count = Math.min(Number(limit), (kind === 'topics' ? topics : verses) - Number(offset));
    const items = Array.from({ length: Math.max(0, count) }, (_, index) => ({ id: Number(offset) + index }));
    return {
      query: q,
      kind: kind ?? 'verses',
      offset: Number(offset),
      total: verses,
      others: { commentary: 0, topics, lexicon: 0 },
      results: kind === 'topics' ? [] : items,
      entries: kind === 'topics' ? items : [],
    };
  };

function Searching(search: BibleSearch) {
  const query = useBibleSearch(search);
  const pages = query.data?.pages ?? [];
  return (
    <>
      <p data-testid="found">
        {pages.map(({ query, results, entries }) => `${query} ${results.length + entries.length}`).join(', ')}
      </p>
      {query.isPlaceholderData && <p>of the search before</p>}
      {query.hasNextPage && <button onClick={() => void query.fetchNextPage()}>more</button>}
    </>
  );
}

describe('useBibleSearch', () => {
  const shown = () => screen.getByTestId('found').textContent;
  const more = () => userEvent.click(screen.getByRole('button', { name: 'more' }));
  const asked = (calls: readonly { url: URL }[]) => calls.map(({ url }) => Object.fromEntries(url.searchParams));

  it('loads 50 results at a time, and stops at the last', async () => {
    const { calls } = renderPage(<Searching term=" salt " />, { routes: { [SEARCH]: finds(120) } });
    await waitFor(() => expect(shown()).toBe('salt 50'));
    await more();
    await waitFor(() => expect(shown()).toBe('salt 50, salt 50'));
    await more();
    await waitFor(() => expect(shown()).toBe('salt 50, salt 50, salt 20'));
    expect(screen.queryByRole('button')).toBeNull();
    expect(asked(calls)).toEqual(['0', '50', '100'].map((offset) => ({ q: 'salt', offset, limit: '50' })));
  });

  it('pages through topics by how many topics were found, not by how many verses', async () => {
    renderPage(<Searching term="salt" kind="topics" />, { routes: { [SEARCH]: finds(1, 60) } });
    await waitFor(() => expect(shown()).toBe('salt 50'));
    await more();
    await waitFor(() => expect(shown()).toBe('salt 50, salt 10'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('sends translation, order, kind and part of the Bible with the words', async () => {
    const { calls } = renderPage(
      <Searching term="salt" translation="WEB" order="relevance" kind="verses" scope="nt" />,
      {
        routes: { [SEARCH]: finds(1) },
      },
    );
    await waitFor(() => expect(shown()).toBe('salt 1'));
    const rest = { translation: 'web', order: 'relevance', kind: 'verses', in: 'nt' };
    expect(asked(calls)).toEqual([{ q: 'salt', offset: '0', limit: '50', ...rest }]);
  });

  it.each(['', '  ', 'sa', ' sa '])('asks for nothing when the term is %j', (term) => {
    const { calls } = renderPage(<Searching term={term} />, { routes: { [SEARCH]: finds(1) } });
    expect(calls).toEqual([]);
  });

  it('asks for a name of two letters, such as Og', async () => {
    renderPage(<Searching term="Og" />, { routes: { [SEARCH]: finds(1) } });
    await waitFor(() => expect(shown()).toBe('Og 1'));
  });

  it('leaves what was found last on screen while another search runs', async () => {
    function Changing() {
      const [term, setTerm] = useState('salt');
      return (
        <>
          <Searching term={term} />
          <button onClick={() => setTerm('light')}>change</button>
        </>
      );
    }
    let answer: () => void = () => undefined;
    const slow = async (body: unknown, url: URL) => {
      if (url.searchParams.get('q') === 'light') await new Promise<void>((done) => (answer = done));
      return finds(3)(body, url);
    };
    renderPage(<Changing />, { routes: { [SEARCH]: slow } });
    await waitFor(() => expect(shown()).toBe('salt 3'));
    await userEvent.click(screen.getByRole('button', { name: 'change' }));
    expect(await screen.findByText('of the search before')).toBeInTheDocument();
    expect(shown()).toBe('salt 3');
    answer();
    await waitFor(() => expect(shown()).toBe('light 3'));
  });
});
