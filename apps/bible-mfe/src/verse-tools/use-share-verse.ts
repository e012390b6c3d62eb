import type { Chapter, Place } from '@berea/contracts';
import { type Toast, useToast } from '@berea/ui/core';
import { useChapter } from '@berea/web';
import { useReading } from '../place/use-reading.js';
import { useChapterExtras } from '../reader/use-chapter-extras.js';
import { referenceOf } from '../study/reference-of.js';
import { copyText } from './copy-text.js';
import { versesToText } from './verses-to-text.js';

export interface ShareVerse {
  /** The words, and below them the reference with its translation. */
  copy(): void;
  /** By the system's own sheet where there is one, else by copying, with the address of the place. */
  share(): void;
}

const COPIED: Toast = { title: 'Copied to clipboard' };
const COPIED_FOR_SHARING: Toast = { title: 'Copied for sharing' };
const FAILED: Toast = { title: 'Copy failed', description: 'Could not copy to clipboard', kind: 'error' };

/** Hands verses on to others. @param translation code of the text that they are quoted from */
export function useShareVerse(place: Place, translation: string): ShareVerse {
  const toast = useToast();
  const { hrefOf } = useReading();
  const { book, chapter, verse, endVerse } = place;
  const include = useChapterExtras();
  const { data, isPlaceholderData, refetch } = useChapter(book, chapter, { translation, include });
  const reference = `${referenceOf(place)} (${translation.toUpperCase()})`;

  /** Whoever is quicker than the chapter waits for it: a reference alone would be no copy of the verse. */
  const quote = async (): Promise<string> => {
    const text = data && !isPlaceholderData ? data : (await refetch()).data;
    const words = text && wordsOf(text, place);
    if (!words) throw new Error(`The words of ${reference} are not there.`);
    return `${words}\n${reference}`;
  };
  const copy = (text: Promise<string>, done: Toast) =>
    void text.then(copyText).then(
      () => toast(done),
      () => toast(FAILED),
    );
  return {
    copy: () => copy(quote(), COPIED),
    share: () => {
      const url = new URL(hrefOf({ book, chapter, verse, endVerse }), window.location.origin).href;
      const text = quote();
      const fallBack = () =>
        copy(
          text.then((words) => `${words}\n${url}`),
          COPIED_FOR_SHARING,
        );
      if (!navigator.share) return fallBack();
      text
        .then((words) => navigator.share({ title: reference, text: words, url }))
        .catch((error: unknown) => {
          // Closing the sheet is an answer, too.
          if ((error as Error).name !== 'AbortError') fallBack();
        });
    },
  };
}

const wordsOf = ({ verses }: Chapter, { verse, endVerse }: Place): string =>
  versesToText(verses.filter((each) => each.verse >= verse && each.verse <= endVerse));
