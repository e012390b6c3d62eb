import { useApi, outcomeOf, basketKey, findOne, useUpdateSermon } from '@berea/web';
import type { BasketPiece, Sermon } from '@berea/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type BasketText, putIntoBody } from './basket-order.js';

/** How a basket changes, whatever it holds by then. */
export type BasketChange = (pieces: readonly BasketPiece[]) => BasketPiece[];
type Step = (text: BasketText) => Partial<BasketText>;

export interface Basket {
  /** In order, with what was changed here already; undefined before they came. */
  readonly pieces: readonly BasketPiece[] | undefined;
  /** Whether a text waits in it, or stands in the sermon. */
  readonly has: (text: string) => boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** Shows a change at once and saves it; where that fails it is taken back, and the promise fails. */
  readonly change: (change: BasketChange) => Promise<Sermon>;
  /** Puts all pieces at the end of the body. */
  readonly put: () => Promise<Sermon>;
}

const META = { narrow: true };

/** The basket of a sermon that is not open to be written on. @param id undefined where none is chosen */
export function useBasket(id: string | undefined): Basket {
  const { list, show } = useApi().sermons;
  const client = useQueryClient();
  const queryKey = basketKey(list.queryKey(), id);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Sermon | null> =>
      id ? ((await findOne({ list, show }, id, signal)) ?? null) : null,
    meta: META,
  });
  const { mutateAsync: update } = useUpdateSermon();
  const { mutateAsync } = useMutation({
    // One after the other: each is made of what the one before left.
    scope: { id: `basket:${id}` },
    mutationFn: async (step: Step): Promise<Sermon> => {
      if (!id) throw new Error('A basket is that of a sermon: choose one first.');
      return again(async () => {
        const sermon = await show.call({ id });
        return update({ sermon, changes: step(sermon) });
      });
    },
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
  });
  const [ahead, setAhead] = useState<readonly Step[]>([]);
  const take = useCallback(
    async (step: Step): Promise<Sermon> => {
      setAhead((steps) => [...steps, step]);
      try {
        return await mutateAsync(step);
      } finally {
        setAhead((steps) => steps.filter((each) => each !== step));
      }
    },
    [mutateAsync],
  );
  const { data, error, refetch } = query;
  const shown: BasketText | null | undefined = data && ahead.reduce((text, step) => ({ ...text, ...step(text) }), data);
  return {
    pieces: shown === undefined ? undefined : (shown?.basket ?? []),
    has: (text) =>
      !!shown && ((shown.basket ?? []).some((piece) => piece.text === text) || (shown.body ?? '').includes(text)),
    error,
    retry: () => void refetch(),
    change: useCallback((change) => take(({ basket = [] }) => ({ basket: change(basket) })), [take]),
    put: useCallback(() => take(putIntoBody), [take]),
  };
}

/** Tries once more where the first try met another version: somebody else was in between. */
const again = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (outcomeOf(error) === 'changed') return work();
    throw error;
  });
