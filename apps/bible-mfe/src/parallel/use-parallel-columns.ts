import type { Chapter } from '@berea/contracts';
import { useChapter } from '@berea/web';
import type { Place } from '../place/place.js';
import { useChapterExtras } from '../settings/reader-settings.js';
import { usePrefetchedNeighbours } from '../reader/chapter-neighbours.js';

/** One of two texts: its chapter, or why there is none. Loading where there is neither. */
export interface Column {
  /** Upper-case code */
  readonly code: string;
  readonly chapter: Chapter | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

interface ParallelColumns {
  readonly columns: readonly [Column, Column];
  /** The chapter before is still shown, in both. */
  readonly turning: boolean;
}

/**
 * A chapter in two texts, each of which loads and fails by itself. The columns always show one place in the requested
 * texts: the chapter before stays only while neither of the two has the next one.
 */
export function useParallelColumns(place: Place, translation: string, beside: string): ParallelColumns {
  const one = useText(place, translation);
  const other = useText(place, beside);
  const turning = isBefore(one, translation) && isBefore(other, beside) && isSamePlace(one.data, other.data);
  const columnOf = (code: string, query: typeof one): Column => ({
    code,
    chapter: turning || !query.isPlaceholderData ? query.data : undefined,
    error: query.error,
    retry: () => void query.refetch(),
  });
  return { columns: [columnOf(translation, one), columnOf(beside, other)], turning };
}

function useText({ book, chapter }: Place, translation: string) {
  const include = useChapterExtras();
  const query = useChapter(book.name, chapter, { translation, include });
  usePrefetchedNeighbours(query.isSuccess && !query.isPlaceholderData, { book, chapter, translation, include });
  return query;
}

/** Whether a query still shows what came before, in the same text. */
const isBefore = ({ isPlaceholderData, data }: ReturnType<typeof useText>, code: string): boolean =>
  isPlaceholderData && data?.translation === code;

const isSamePlace = (one: Chapter | undefined, other: Chapter | undefined): boolean =>
  one !== undefined && one.book === other?.book && one.chapter === other.chapter;
