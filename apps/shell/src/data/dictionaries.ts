import { useApi } from '@berea/web';
import { useRead } from '@berea/web/host';

/** Entries that are listed at once. */
export const LISTED_AT_ONCE = 200;
const MOST_CHARACTERS = 200;

export interface EntryWish {
  /** Words that are looked for; all entries where there are none. */
  readonly q?: string;
  readonly letter?: string;
  readonly offset?: number;
}

/** Entries of a dictionary: those that words find, best first, or those of a letter, by name. */
export const useDictionaryEntries = (dictionary: string, { q = '', letter, offset = 0 }: EntryWish) =>
  useRead(
    useApi().dictionaries.entries.queryOptions({
      input: {
        dictionary,
        offset,
        limit: LISTED_AT_ONCE,
        ...(q && { q: q.slice(0, MOST_CHARACTERS) }),
        ...(letter && { letter }),
      },
    }),
  );

export const useDictionaryEntry = (dictionary: string, id: string) =>
  useRead(useApi().dictionaries.entry.queryOptions({ input: { dictionary, id } }));
