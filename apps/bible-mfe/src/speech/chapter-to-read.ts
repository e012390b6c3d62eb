import type { Chapter } from '@berea/contracts';
import { useChapter, useTranslations } from '@berea/web';
import { useCallback, useMemo } from 'react';
import { useReading } from '../place/use-reading.js';
import { useChapterExtras } from '../settings/reader-settings.js';

interface ChapterToRead {
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

interface SpokenText {
  /** Undefined for a psalm's title. */
  readonly verse?: number;
  readonly text: string;
}

/** A chapter as it is read aloud: the psalm's title first, then the verses that have words, without their numbers. */
export function spokenChapter({ verses, headings = [] }: Pick<Chapter, 'verses' | 'headings'>): SpokenText[] {
  const titles = headings.filter(({ kind }) => kind === 'psalm').map(({ text }) => ({ text: spoken(text) }));
  const words = verses.map(({ verse, text }) => ({ verse, text: spoken(text) }));
  return [...titles, ...words].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Voices spell out words in capitals (LORD), and some say the names of signs (¶, brackets around added words). */
const spoken = (text: string): string =>
  text
    .replace(/[¶[\]{}*†‡]/g, '')
    .replace(/(?<=\p{Lu}['’]?)\p{Lu}+/gu, (letters) => letters.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
