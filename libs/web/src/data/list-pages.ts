import type { ListOrder } from '@berea/contracts';
import type { QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Saved } from '../writing/saved.js';

/** One thing of a list; `truncated` where the list brings only the beginning of its long texts. */
export interface Listed extends Saved {
  readonly truncated?: true | undefined;
}

/** Filters of a list, beside its part. Tags have commas between them. */
export interface ListWanted {
  readonly search?: string | undefined;
  readonly sort?: ListOrder | undefined;
  /** One of them at least. */
  readonly tags?: string | undefined;
  /** None of them. */
  readonly without?: string | undefined;
  /** This one in any case. */
  readonly tag?: string | undefined;
  /** About this book, or this chapter of it, or this verse of that. */
  readonly book?: string | undefined;
  readonly chapter?: number | undefined;
  readonly verse?: number | undefined;
  /** Made at this instant or later, and before that one: ISO 8601. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** For sermons: planned for this year, or preached in it; preached at least once, or not yet. */
  readonly year?: number | undefined;
  readonly preached?: 'yes' | 'no' | undefined;
  /** For sermons: the one that is preached next comes first, whatever `sort` says. */
  readonly planned?: 'first' | undefined;
}

/** A part of a list, and where it goes on. */
export interface ListPart<Item> {
  readonly items: Item[];
  readonly next: string | undefined;
}

/** A list of which only as much is fetched as is looked at. */
export interface ListPages<Item> extends Pick<UseQueryResult, 'isPending' | 'isFetching' | 'error' | 'refetch'> {
  /** Items so far; undefined before any came. */
  readonly data: readonly Item[] | undefined;
  /** Something else was asked for meanwhile: `data` is still what was asked for before. */
  readonly outdated: boolean;
  /** Whether there are more. */
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** Why more of it could not be had; null where it could. */
  readonly moreError: unknown;
  readonly loadMore: () => void;
}

/** Fills a screen, and some more. */
const FIRST = 60;
const MOST = 300;

/** Parts grow, since a list that changed is fetched again part by part. @param at which part it is, from 0 */
export const sizeOfPart = (at: number): number => Math.min(FIRST * 2 ** at, MOST);

/** Milliseconds without a key stroke after which a search is sent. */
const PAUSE_MS = 300;

/** The typed text, once the typing pauses. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}

/** Whether something that was just made belongs at the top of a list, as far as that can be told here. */
export function belongsOnTop<Item extends object>(
  { search, sort = 'newest', tags, without, tag, book, since, until, year, preached, planned }: ListWanted,
  item: Item,
): boolean {
  const own = (item as { readonly tags?: readonly string[] }).tags ?? [];
  const holdsAny = (list: string) => list.split(',').some((each) => own.includes(each));
  return (
    sort === 'newest' &&
    !search &&
    !book &&
    !since &&
    !until &&
    !year &&
    !preached &&
    !planned &&
    (!tags || holdsAny(tags)) &&
    !(without && holdsAny(without)) &&
    (!tag || own.includes(tag))
  );
}

/** Something as any list that was fetched has it, whole. @param queryKey that all keys of the list begin with */
export function findListed<Item extends Listed>(client: QueryClient, queryKey: QueryKey, id: string): Item | undefined {
  for (const [, data] of client.getQueriesData<unknown>({ queryKey })) {
    const found = itemsOf<Item>(data).find((item) => item.id === id && !item.truncated);
    if (found) return found;
  }
  return undefined;
}

/** Edits the items of a list's fetched data; data that is no list stays as it is. */
export function editListed<Item>(data: unknown, edit: (items: Item[]) => Item[]): unknown {
  if (Array.isArray(data)) return edit(data as Item[]);
  if (!isPaged<Item>(data)) return data;
  return { ...data, pages: data.pages.map((part) => ({ ...part, items: edit(part.items) })) };
}

/** The same of its first part alone. */
export const editTop = <Item>(data: unknown, edit: (items: Item[]) => Item[]): unknown =>
  isPaged<Item>(data)
    ? { ...data, pages: data.pages.map((part, at) => (at ? part : { ...part, items: edit(part.items) })) }
    : data;

interface Paged<Item> {
  readonly pages: readonly ListPart<Item>[];
}

const isPaged = <Item>(data: unknown): data is Paged<Item> =>
  typeof data === 'object' && data !== null && Array.isArray((data as Paged<Item>).pages);

const itemsOf = <Item>(data: unknown): readonly Item[] =>
  isPaged<Item>(data) ? data.pages.flatMap(({ items }) => items) : Array.isArray(data) ? (data as Item[]) : [];
