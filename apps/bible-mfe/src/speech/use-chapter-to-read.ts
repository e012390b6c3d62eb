import { useChapter, useTranslations } from '@berea/web';
import { useCallback, useMemo } from 'react';
import { useReading } from '../place/use-reading.js';
import { useChapterExtras } from '../settings/use-chapter-extras.js';
import { spokenChapter, type SpokenText } from './spoken-chapter.js';

export interface ChapterToRead {
  /** Empty until the chapter is there: it is asked for only when it is wanted. */
  readonly texts: readonly SpokenText[];
  /** BCP 47 */
  readonly language: string;
  /** Asks again for a chapter that could not be had. */
  readonly retry: () => void;
}

const NOTHING: readonly SpokenText[] = [];

/** The chapter on screen, as it is read aloud. */
export function useChapterToRead(wanted: boolean): ChapterToRead {
  const { place, translation } = useReading();
  const include = useChapterExtras();
  const { data, isPlaceholderData, isError, refetch } = useChapter(place.book.name, place.chapter, {
    translation,
    include,
    enabled: wanted,
  });
  const { data: translations } = useTranslations();
  const chapter = wanted && !isPlaceholderData ? data : undefined;
  const offered = translations?.find(({ code }) => code === translation);
  return {
    texts: useMemo(() => (chapter ? spokenChapter(chapter) : NOTHING), [chapter]),
    language: chapter?.language ?? offered?.language ?? 'en',
    retry: useCallback(() => {
      if (isError) void refetch();
    }, [isError, refetch]),
  };
}
