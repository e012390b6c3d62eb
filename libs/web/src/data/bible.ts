import type { Chapter, ChapterExtra, Translation } from '@berea/contracts';
import { DEFAULT_TRANSLATION } from '@berea/contracts/values';
import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../api/client.js';
import { offerTranslations } from './offer-translations.js';

export interface ChapterOptions {
  /** Code in any case; the King James Version without it. */
  readonly translation?: string;
  /** Additions that are wanted beside the plain verses. */
  readonly include?: readonly ChapterExtra[];
  /** False asks for nothing: for a second text that is not shown. */
  readonly enabled?: boolean;
}

/** The verses of a chapter. Needs both book and chapter; the chapter before stays on screen while the next one loads. */
export function useChapter(book: string, chapter: number, { enabled = true, ...options }: ChapterOptions = {}) {
  const optionsOf = useChapterOptions();
  return useQuery({
    ...optionsOf(book, chapter, options),
    enabled: enabled && Boolean(book && chapter),
    placeholderData: keepPreviousData,
  });
}

/** Several chapters at once, each of which loads and fails by itself. */
export function useChapters(
  chapters: readonly { readonly book: string; readonly chapter: number }[],
  options: Omit<ChapterOptions, 'enabled'> = {},
): UseQueryResult<Chapter>[] {
  const optionsOf = useChapterOptions();
  return useQueries({ queries: chapters.map(({ book, chapter }) => optionsOf(book, chapter, options)) });
}

/** Fetches a chapter ahead, so that turning to it shows it at once. */
export function usePrefetchChapter() {
  const client = useQueryClient();
  const optionsOf = useChapterOptions();
  return useCallback(
    (book: string, chapter: number, options: Omit<ChapterOptions, 'enabled'> = {}) =>
      void client.prefetchQuery(optionsOf(book, chapter, options)),
    [client, optionsOf],
  );
}

/** A chapter as it is kept already, else from the server: for what is done with it once, at a press. */
export function useFetchChapter() {
  const client = useQueryClient();
  const optionsOf = useChapterOptions();
  return useCallback(
    (book: string, chapter: number, options: Omit<ChapterOptions, 'enabled'> = {}): Promise<Chapter> =>
      client.fetchQuery({ ...optionsOf(book, chapter, options), staleTime: Infinity }),
    [client, optionsOf],
  );
}

/**
 * Requests a chapter by the newest content version that is known, so that the browser may keep the answer for good. If
 * none is known yet, the browser asks whether it is unchanged, so a new text is found by the next visit at the latest.
 */
function useChapterOptions() {
  const api = useApi();
  const client = useQueryClient();
  return useCallback(
    (book: string, chapter: number, { translation = DEFAULT_TRANSLATION, include = [] }: ChapterOptions) => {
      const input = {
        book,
        chapter,
        translation: translation.toUpperCase(),
        ...(include.length > 0 && { include: include.join(',') }),
      };
      return {
        ...api.bible.chapter.queryOptions({ input }),
        // The version is no part of the key: a chapter is the same query before and after its version is known.
        queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Chapter> => {
          const v = versionOf(client, api.works.translations.queryKey(), input.translation);
          const read = await api.bible.chapter.call({ ...input, ...(v && { v }) }, { signal });
          rememberVersion(client, input.translation, read.contentVersion);
          return read;
        },
      };
    },
    [api, client],
  );
}

/** The content version that each translation's last chapter had, by code. */
const newestVersions = new WeakMap<QueryClient, Map<string, string>>();

/** That of the chapter that came last; before the first one, that of the list of translations where it is there. */
const versionOf = (client: QueryClient, translations: QueryKey, code: string): string | undefined =>
  newestVersions.get(client)?.get(code) ??
  client.getQueryData<Translation[]>(translations)?.find((each) => each.code.toUpperCase() === code)?.contentVersion;

function rememberVersion(client: QueryClient, code: string, version: string): void {
  const versions = newestVersions.get(client) ?? new Map<string, string>();
  newestVersions.set(client, versions.set(code, version));
}

/** Every translation that is offered, with why one is not installed; in the order of the preference list. */
export const useTranslations = () => useQuery(useApi().works.translations.queryOptions({ select: offerTranslations }));

/** About the texts: every work, its licence and its attribution. */
export const useWorks = (enabled = true) => useQuery(useApi().works.list.queryOptions({ enabled }));
