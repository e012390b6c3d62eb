import type { Chapter } from '@berea/contracts';
import { useChapters, usePreferences, type VersePlace } from '@berea/web';

export interface VerseText {
  readonly text: string;
  readonly language: string;
  readonly direction: Chapter['direction'];
}

/** The words of verses in the reader's own translation, as far as their chapters have come. */
export function useVerseTexts(places: readonly VersePlace[]) {
  const { data: preferences } = usePreferences();
  const translation = preferences?.defaultBibleTranslation;
  const named = new Map(places.map(({ book, chapter }) => [`${book} ${chapter}`, { book, chapter }]));
  const chapters = useChapters(translation ? [...named.values()] : [], translation ? { translation } : {});
  const read = new Map(chapters.flatMap(({ data }) => (data ? [[`${data.book} ${data.chapter}`, data] as const] : [])));
  return {
    isPending: !translation || chapters.some(({ isPending }) => isPending),
    textOf({ book, chapter, verse }: VersePlace): VerseText | undefined {
      const whole = read.get(`${book} ${chapter}`);
      const text = whole?.verses.find((each) => each.verse === verse)?.text;
      return whole && text ? { text, language: whole.language, direction: whole.direction } : undefined;
    },
  };
}
