import type { Place } from '@berea/contracts';
import { useFetchChapter } from '@berea/web';
import { useCallback } from 'react';
import { useChapterExtras } from '../settings/use-chapter-extras.js';
import { referenceOf } from '../place/reference-of.js';
import type { CopyFormat } from './copy-format.js';
import { versesToText } from './verses-to-text.js';

/**
 * Verses as they are handed on: their words, with the reference where the format wants it; one text below the other
 * where several are asked for.
 */
export function useQuote(place: Place): (translations: readonly string[], format: CopyFormat) => Promise<string> {
  const { book, chapter, verse, endVerse } = place;
  const fetchChapter = useFetchChapter();
  const include = useChapterExtras();
  return useCallback(
    async (translations, { reference, numbers }) => {
      const quoteIn = async (translation: string): Promise<string> => {
        const name = `${referenceOf({ book, chapter, verse, endVerse })} (${translation.toUpperCase()})`;
        // Whoever is quicker than the chapter waits for it: a reference alone would be no copy of the verse.
        const { verses } = await fetchChapter(book, chapter, { translation, include });
        const words = versesToText(
          verses.filter((each) => each.verse >= verse && each.verse <= endVerse),
          { numbers },
        );
        if (!words) throw new Error(`The words of ${name} are not there.`);
        return { first: `${name}\n${words}`, last: `${words}\n${name}`, none: words }[reference];
      };
      return (await Promise.all(translations.map(quoteIn))).join('\n\n');
    },
    [book, chapter, verse, endVerse, include, fetchChapter],
  );
}
