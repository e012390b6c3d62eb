import type { Chapter, NotedSectionTitle } from '@berea/contracts';

/**
 * The titles above verses of a chapter. If the texts lack a verse, its title is above the next one; a text that its
 * editors have divided keeps their headings alone.
 *
 * @param texts the chapter in the texts that are read side by side, or in the one
 * @param verses their numbers, in order
 */
export function titlesByVerse(
  titles: readonly NotedSectionTitle[],
  texts: readonly Chapter[],
  verses: readonly number[],
): ReadonlyMap<number, string> {
  const [text] = texts;
  if (!text || texts.some(({ headings = [] }) => headings.some(({ kind }) => kind === 'section'))) return new Map();
  const here = titles.filter(({ place }) => place.book === text.book && place.chapter === text.chapter);
  return new Map(
    here.flatMap(({ place, title }): [number, string][] => {
      const above = verses.find((verse) => verse >= place.verse);
      return above === undefined ? [] : [[above, title]];
    }),
  );
}
