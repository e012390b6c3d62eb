import type { Note } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/index.js';
import { noteHooks } from './notes.js';

const { useAll: useNotes } = noteHooks;

const note = (title: string): Note => ({
  id: title,
  title,
  content: 'x',
  createdAt: '2026-11-17T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
  version: 1,
});
const page = (notes: Note[], next?: string) =>
  Response.json(notes, next ? { headers: { link: `</api/notes?cursor=${next}>; rel="next"` } } : {});

function Titles() {
  const { data, isFetching } = useNotes();
  return (
    <p data-testid="titles" data-fetching={isFetching}>
      {data?.map(({ title }) => title).join(' ')}
    </p>
  );
}
const titles = () => screen.getByTestId('titles');

describe('a list of several pages', () => {
  it('shows the pages that have come while it is read on, to its last page', async () => {
    let arrive = (_page: Response) => {};
    const { calls } = renderPage(<Titles />, {
      routes: {
        'GET /api/notes': (_body, url) =>
          url.searchParams.get('cursor') === 'second'
            ? new Promise((resolve) => (arrive = resolve))
            : url.searchParams.get('cursor') === 'third'
              ? page([note('d')])
              : page([note('a'), note('b')], 'second'),
      },
    });
    await waitFor(() => expect(titles()).toHaveTextContent('a b'));
    expect(titles()).toHaveAttribute('data-fetching', 'true');
    await waitFor(() => expect(calls).toHaveLength(2));
    arrive(page([note('c')], 'third'));
    await waitFor(() => expect(titles()).toHaveAttribute('data-fetching', 'false'));
    expect(titles()).toHaveTextContent('a b c d');
    expect(calls.map(({ url }) => url.search)).toEqual(['', '?cursor=second', '?cursor=third']);
  });

  it('is read no further when the server names the same page as the next one again', async () => {
    const { calls } = renderPage(<Titles />, { routes: { 'GET /api/notes': () => page([note('a')], 'same') } });
    await waitFor(() => expect(titles()).toHaveAttribute('data-fetching', 'false'));
    expect(calls).toHaveLength(2);
  });
});
