import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { renderPage } from '../testing/index.js';
import { useBookmarks, useSetBookmark } from './verse-marks.js';

const verse = (number: number) => ({ book: 'Matthew', chapter: 5, verse: number });
const shown = (text: string) =>
  waitFor(() => expect(screen.getByTestId('shown')).toHaveTextContent(new RegExp(`^${text}$`)));

beforeEach(() => localStorage.clear());

describe('bookmarks', () => {
  let setBookmark: ReturnType<typeof useSetBookmark>;
  function Bookmarks() {
    const bookmarks = useBookmarks();
    const mutation = useSetBookmark();
    useEffect(() => {
      setBookmark = mutation;
    }, [mutation]);
    return <p data-testid="shown">{bookmarks.data?.map((each) => each.verse).join(', ') ?? 'nothing yet'}</p>;
  }

  it('are added under an idempotency key of their own, and removed by their place', async () => {
    const bookmark = (number: number) => ({ ...verse(number), createdAt: '2026-01-01T00:00:00.000Z' });
    let kept = [bookmark(3)];
    const { calls } = renderPage(<Bookmarks />, {
      routes: {
        'GET /api/bookmarks': () => kept,
        'GET /api/profile/stats': () => ({}),
        'POST /api/bookmarks': (body) => {
          kept = [body as ReturnType<typeof bookmark>, ...kept];
          return bookmark(4);
        },
        'DELETE /api/bookmarks/Matthew/5/3': () => {
          kept = kept.filter((each) => each.verse !== 3);
          return new Response(null, { status: 204 });
        },
      },
    });
    await shown('3');
    await act(() => setBookmark.mutateAsync({ places: [verse(4)], value: true }));
    await shown('4, 3');
    await act(() => setBookmark.mutateAsync({ places: [verse(3)], value: null }));
    await shown('4');
    const post = calls.find(({ route }) => route === 'POST /api/bookmarks');
    expect(post?.body).toEqual(verse(4));
    expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('of a range are set in one call, and removed in one', async () => {
    let kept: { verse: number }[] = [];
    const { calls } = renderPage(<Bookmarks />, {
      routes: {
        'GET /api/bookmarks': () => kept,
        'GET /api/profile/stats': () => ({}),
        'PATCH /api/bookmarks': (body) => {
          const { changes } = body as { changes: { verse: number; bookmarked: boolean }[] };
          kept = changes.filter(({ bookmarked }) => bookmarked);
          return kept;
        },
      },
    });
    await shown('');
    const places = [verse(3), verse(4)];
    await act(() => setBookmark.mutateAsync({ places, value: true }));
    await shown('3, 4');
    await act(() => setBookmark.mutateAsync({ places, value: null }));
    await shown('');
    expect(calls.filter(({ route }) => route.startsWith('PATCH')).map(({ body }) => body)).toEqual([
      { changes: places.map((place) => ({ ...place, bookmarked: true })) },
      { changes: places.map((place) => ({ ...place, bookmarked: false })) },
    ]);
  });
});
