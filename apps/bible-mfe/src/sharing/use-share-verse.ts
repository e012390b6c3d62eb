import { copyText } from '@berea/answers';
import type { Place } from '@berea/contracts';
import { type Toast, useToast } from '@berea/ui/core';
import { useFetchChapter } from '@berea/web';
import { useCallback } from 'react';
import { useReading } from '../place/use-reading.js';
import { referenceOf } from '../place/verse-range.js';
import { useChapterExtras } from '../settings/reader-settings.js';
import { copyFormat, type CopyFormat } from './copy.js';
import { versesToText } from './verses-to-text.js';
import { t } from '../texts/selection.js';

interface ShareVerse {
  /** The words and the reference with its translation, or what is given. */
  copy(text?: Promise<string>): void;
  /** By the system's own sheet where there is one, else by copying, with the address of the place. */
  share(): void;
}

const copied = (): Toast => ({ title: t('selection.copied-to-clipboard') });
const copiedForSharing = (): Toast => ({ title: t('selection.copied-for-sharing') });
const failed = (): Toast => ({
  title: t('selection.copy-failed'),
  description: t('selection.could-not-copy-to-clipboard'),
  kind: 'error',
});

/** Hands verses on to others, in the format that was chosen last. @param translation code of the text they are quoted from */
export function useShareVerse(place: Place, translation: string): ShareVerse {
  const toast = useToast();
  const { hrefOf } = useReading();
  const { book, chapter, verse, endVerse } = place;
  const quoteIn = useQuote(place);
  const reference = `${referenceOf(place)} (${translation.toUpperCase()})`;
  const quote = () => quoteIn([translation], copyFormat());
  const copy = (text: Promise<string>, done: Toast) =>
    void text.then(copyText).then(
      () => toast(done),
      () => toast(failed()),
    );
  return {
    copy: (text = quote()) => copy(text, copied()),
    share: () => {
      const url = new URL(hrefOf({ book, chapter, verse, endVerse }), window.location.origin).href;
      const text = quote();
      const fallBack = () =>
        copy(
          text.then((words) => `${words}\n${url}`),
          copiedForSharing(),
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
        // A press before the chapter is there waits for it: a reference alone would be no copy of the verse.
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
