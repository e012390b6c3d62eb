import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { type Answer, renderPage } from '../testing/index.js';
import { useHighlights, useSetHighlight } from './verse-marks.js';
import { TransportError } from '../transport-error.js';

const verse = (number: number) => ({ book: 'Matthew', chapter: 5, verse: number });
const highlight = (number: number, colour: string) => ({
  ...verse(number),
  colour,
  updatedAt: '2026-01-01T00:00:00.000Z',
});

const LIST_PATH = '/api/highlights';
const LIST = `GET ${LIST_PATH}`;
const pathOf = (number: number) => `/api/highlights/Matthew/5/${number}`;
const refusal = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Try again soon.' } };

/** A server that keeps highlights, and holds back its answer to a change until it is let go. */
function keeper(kept: Map<number, string>) {
  const held: { readonly answer: (refuse?: boolean) => void }[] = [];
  const decide = (work: () => unknown) =>
    new Promise((resolve) =>
      held.push({ answer: (refuse) => resolve(refuse ? new Response(JSON.stringify(refusal.body), refusal) : work()) }),
    );
  const routes: Record<string, Answer> = {
    [LIST]: () => [...kept].map(([number, colour]) => highlight(number, colour)),
    'GET /api/profile/stats': () => ({}),
  };
  for (const number of [3, 4, 5]) {
    routes[`PUT ${pathOf(number)}`] = (body) =>
      decide(() => {
        const { colour } = body as { colour: string };
        kept.set(number, colour);
        return highlight(number, colour);
      });
    routes[`DELETE ${pathOf(number)}`] = () =>
      decide(() => {
        kept.delete(number);
        return new Response(null, { status: 204 });
      });
  }
  routes[`PATCH ${LIST_PATH}`] = (body) =>
    decide(() => {
      const { changes } = body as { changes: { verse: number; colour: string | null }[] };
      for (const { verse: number, colour } of changes) {
        if (colour) kept.set(number, colour);
        else kept.delete(number);
      }
      return changes.flatMap(({ verse: number, colour }) => (colour ? highlight(number, colour) : []));
    });
  /** Lets the change go that has waited longest, once it is there. */
  const next = async (refuse = false) => {
    await waitFor(() => expect(held).not.toHaveLength(0));
    await act(async () => held.shift()?.answer(refuse));
  };
  return { routes, next };
}

let set: ReturnType<typeof useSetHighlight>;
function Probe() {
  const highlights = useHighlights();
  const mutation = useSetHighlight();
  useEffect(() => {
    set = mutation;
  }, [mutation]);
  return <p data-testid="shown">{highlights.data ? shownOf(highlights.data) : 'nothing yet'}</p>;
}
const shownOf = (list: readonly { verse: number; colour: string }[]) =>
  list
    .map(({ verse: number, colour }) => `${number} ${colour}`)
    .sort()
    .join(', ');
const shown = (text: string) =>
  waitFor(() => expect(screen.getByTestId('shown')).toHaveTextContent(new RegExp(`^${text}$`)));

beforeEach(() => localStorage.clear());

describe('highlights', () => {
  it('are shown at once, and asked for again when the server has kept them', async () => {
    const { routes, next } = keeper(new Map());
    const { calls } = renderPage(<Probe />, { routes });
    await shown('');
    act(() => set.mutate({ places: [verse(3)], value: 'green' }));
    await shown('3 green');
    await next();
    await waitFor(() => expect(calls.filter(({ route }) => route === LIST)).toHaveLength(2));
    await shown('3 green');
  });

  it('that are taken away go at once, and are put back in their colour when the server refuses', async () => {
    const { routes, next } = keeper(new Map([[3, 'pink']]));
    renderPage(<Probe />, { routes });
    await shown('3 pink');
    let error: unknown;
    act(() => void set.mutateAsync({ places: [verse(3)], value: null }).catch((reason) => (error = reason)));
    await shown('');
    await next(true);
    await shown('3 pink');
    expect(error).toBeInstanceOf(TransportError);
    expect((error as TransportError).explanation).toBe('Try again soon.');
  });

  it('end in the state of the last of three presses in a row, which are sent one after the other', async () => {
    const kept = new Map<number, string>();
    const { routes, next } = keeper(kept);
    const { calls } = renderPage(<Probe />, { routes });
    await shown('');
    act(() => set.mutate({ places: [verse(3)], value: 'green' }));
    act(() => set.mutate({ places: [verse(3)], value: null }));
    act(() => set.mutate({ places: [verse(3)], value: 'blue' }));
    await shown('3 blue');
    for (let press = 0; press < 3; press += 1) {
      await next();
      expect(screen.getByTestId('shown')).toHaveTextContent('3 blue');
    }
    await waitFor(() => expect(calls.filter(({ route }) => route === LIST)).toHaveLength(2));
    await shown('3 blue');
    expect(calls.map(({ route }) => route).filter((route) => route.endsWith('/3'))).toEqual([
      `PUT ${pathOf(3)}`,
      `DELETE ${pathOf(3)}`,
      `PUT ${pathOf(3)}`,
    ]);
    expect(kept.get(3)).toBe('blue');
  });

  it('show the last state of the server when all presses in a row are refused and it cannot be asked again', async () => {
    const { routes, next } = keeper(new Map([[3, 'pink']]));
    let away = false;
    const list = routes[LIST] as () => unknown;
    renderPage(<Probe />, {
      routes: {
        ...routes,
        [LIST]: () => {
          if (away) throw new TypeError('Failed to fetch');
          return list();
        },
      },
    });
    await shown('3 pink');
    away = true;
    act(() => set.mutate({ places: [verse(3)], value: 'green' }));
    act(() => set.mutate({ places: [verse(3)], value: 'blue' }));
    await shown('3 blue');
    await next(true);
    // The second press holds: what the first one changed is no longer on screen.
    expect(screen.getByTestId('shown')).toHaveTextContent('3 blue');
    await next(true);
    await shown('3 pink');
  });

  it('of a range are set in one call, and taken away in one', async () => {
    const kept = new Map([[4, 'pink']]);
    const { routes, next } = keeper(kept);
    const { calls } = renderPage(<Probe />, { routes });
    await shown('4 pink');
    const places = [verse(3), verse(4), verse(5)];
    act(() => set.mutate({ places, value: 'yellow' }));
    await shown('3 yellow, 4 yellow, 5 yellow');
    await next();
    await waitFor(() => expect(calls.filter(({ route }) => route === LIST)).toHaveLength(2));
    act(() => set.mutate({ places, value: null }));
    await shown('');
    await next();
    await waitFor(() => expect(kept.size).toBe(0));
    expect(calls.filter(({ route }) => /highlights/.test(route) && route !== LIST)).toMatchObject([
      { route: 'PATCH /api/highlights', body: { changes: places.map((place) => ({ ...place, colour: 'yellow' })) } },
      { route: 'PATCH /api/highlights', body: { changes: places.map((place) => ({ ...place, colour: null })) } },
    ]);
  });

  it('of a range are put back as they were, all of them, when the server refuses', async () => {
    const { routes, next } = keeper(new Map([[4, 'pink']]));
    renderPage(<Probe />, { routes });
    await shown('4 pink');
    act(() => set.mutate({ places: [verse(3), verse(4), verse(5)], value: 'yellow' }));
    await shown('3 yellow, 4 yellow, 5 yellow');
    await next(true);
    await shown('4 pink');
  });

  it('of a range that the server refuses leave a later press on one of its verses in place', async () => {
    const { routes, next } = keeper(new Map([[4, 'pink']]));
    renderPage(<Probe />, { routes });
    await shown('4 pink');
    act(() => set.mutate({ places: [verse(3), verse(4), verse(5)], value: 'yellow' }));
    act(() => set.mutate({ places: [verse(4)], value: 'blue' }));
    await shown('3 yellow, 4 blue, 5 yellow');
    await next(true);
    await shown('4 blue');
    await next(true);
    await shown('4 pink');
  });
});
