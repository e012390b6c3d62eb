import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/client.js';
import { useRefresh } from '../api/use-read.js';

/** One verse, its book by its canonical English name. */
export interface VersePlace {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

export const sameVerse = (a: VersePlace) => (b: VersePlace) =>
  a.book === b.book && a.chapter === b.chapter && a.verse === b.verse;

export interface MarkChange<Value> {
  readonly places: readonly VersePlace[];
  /** Null takes the mark away. */
  readonly value: Value | null;
}

export interface VerseMarks<Mark extends VersePlace, Value> {
  readonly queryKey: QueryKey;
  readonly save: (place: VersePlace, value: Value) => Promise<unknown>;
  readonly remove: (place: VersePlace) => Promise<unknown>;
  /** Many verses in one call, which the server takes as a whole or not at all; no chapter has more than it takes. */
  readonly change: (places: readonly VersePlace[], value: Value | null) => Promise<unknown>;
  /** The mark that the list shows until the server has answered. */
  readonly make: (place: VersePlace, value: Value) => Mark;
}

/** State that a pending change has to put back if it is refused. */
export interface Undo<Mark> {
  readonly places: readonly VersePlace[];
  before: readonly Mark[];
}

/**
 * Marks verses of a cached list: at once on screen, put back when the server refuses. Quick presses are sent one after
 * the other, and only the last of them reads the list again, so that no answer takes back a later press; a later press
 * that is refused puts back what the server has, not an earlier press.
 */
export function useVerseMarks<Mark extends VersePlace, Value>({
  queryKey,
  save,
  remove,
  change,
  make,
}: VerseMarks<Mark, Value>) {
  const api = useApi();
  const client = useQueryClient();
  const refresh = useRefresh();
  const mutationKey = ['mark', ...queryKey];
  const put = (places: readonly VersePlace[], marks: readonly Mark[]) =>
    client.setQueryData<Mark[]>(queryKey, (all) => [...marks, ...(all ?? []).filter(not(places))]);
  const underWay = (): Undo<Mark>[] =>
    client
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .flatMap(({ state }) => (state.context as Undo<Mark> | undefined) ?? []);
  return useMutation({
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    mutationFn: ({ places, value }: MarkChange<Value>): Promise<unknown> => {
      const [place, second] = places;
      if (!place) return Promise.resolve();
      if (second) return change(places, value);
      return value === null ? remove(place) : save(place, value);
    },
    onMutate: async ({ places, value }): Promise<Undo<Mark>> => {
      await client.cancelQueries({ queryKey });
      const before = (client.getQueryData<Mark[]>(queryKey) ?? []).filter((mark) => !not(places)(mark));
      put(places, value === null ? [] : places.map((place) => make(place, value)));
      return { places, before };
    },
    onError: (_error, { places }, undo) => {
      const later = underWay().filter((each) => each !== undo);
      for (const place of places) {
        const marks = (undo?.before ?? []).filter(sameVerse(place));
        const next = later.find((each) => each.places.some(sameVerse(place)));
        if (next) next.before = [...next.before.filter(not([place])), ...marks];
        else put([place], marks);
      }
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      refresh(queryKey, api.profile.stats.key());
    },
  });
}

const not = (places: readonly VersePlace[]) => (mark: VersePlace) => !places.some(sameVerse(mark));
