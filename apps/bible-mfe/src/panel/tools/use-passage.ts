import type { Chapter, Place, Verse } from '@berea/contracts';
import { useChapter } from '@berea/web';
import { useMemo } from 'react';
import { useChapterExtras } from '../../settings/use-chapter-extras.js';
import { versesToText } from '../../sharing/verses-to-text.js';

/** What a place says in a translation. */
export interface Passage extends Pick<Chapter, 'language' | 'direction' | 'translation'> {
  /** Those that the translation has: another one may leave verses out. */
  readonly verses: readonly Verse[];
  /** Their words without numbers, as one copies them. */
  readonly text: string;
}

/** The chosen verses out of their chapter, which the reader has asked for already. */
export function usePassage({ book, chapter, verse, endVerse }: Place, translation: string) {
  const include = useChapterExtras();
  const query = useChapter(book, chapter, { translation, include });
  const data = query.isPlaceholderData ? undefined : query.data;
  const passage = useMemo((): Passage | undefined => {
    if (!data) return undefined;
    const verses = data.verses.filter((each) => each.verse >= verse && each.verse <= endVerse);
    const { language, direction } = data;
    return {
      language,
      direction,
      translation: data.translation,
      verses,
      text: versesToText(verses),
    };
  }, [data, verse, endVerse]);
  return { passage, error: data ? null : query.error, refetch: query.refetch };
}
