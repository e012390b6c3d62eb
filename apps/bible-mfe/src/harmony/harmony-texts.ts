import type { Chapter, ParallelPassages, Place, Verse } from '@berea/contracts';
import { useChapters } from '@berea/web';
import { useMemo, useState } from 'react';
import { useChapterExtras } from '../settings/reader-settings.js';

/** A chapter in the text that is read, or why there is none. Loading where there is neither. */
export interface ChapterText {
  readonly book: string;
  readonly chapter: number;
  readonly text: Chapter | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The chapters of harmonies, by their names. */
export class HarmonyTexts {
  constructor(private readonly chapters: ReadonlyMap<string, Chapter | undefined>) {}

  /** The verses of a place, as far as the text has them; undefined while its chapter is not there. */
  versesOf(place: Place): readonly Verse[] | undefined {
    return this.chapters
      .get(keyOf(place))
      ?.verses.filter(({ verse }) => verse >= place.verse && verse <= place.endVerse);
  }

  /** What stands above a place: the title of a psalm, which in another book is a verse. */
  titleOf(place: Place): string | undefined {
    return this.chapters
      .get(keyOf(place))
      ?.headings?.find(({ kind, verse }) => kind === 'psalm' && verse === place.verse)?.text;
  }

  /** Language and direction of the text, as soon as a chapter is there. */
  get script(): Pick<Chapter, 'language' | 'direction'> | undefined {
    return [...this.chapters.values()].find((chapter) => chapter !== undefined);
  }
}

/** The chapters of harmonies in one text, each of which loads and fails by itself. */
export function useHarmonyTexts(sections: readonly ParallelPassages[], translation: string) {
  const include = useChapterExtras();
  const chapters = useMemo(
    () => chaptersOf(sections.flatMap(({ columns }) => columns.flatMap(({ places }) => places))),
    [sections],
  );
  const queries = useChapters(chapters, { translation, include });
  const read = useSame(queries.map(({ data }) => data));
  const texts = useMemo(
    () => new HarmonyTexts(new Map(chapters.map((chapter, index) => [keyOf(chapter), read[index]]))),
    [chapters, read],
  );
  const states = chapters.map((chapter, index): ChapterText => ({
    ...chapter,
    text: queries[index]?.data,
    error: queries[index]?.error ?? null,
    retry: () => void queries[index]?.refetch(),
  }));
  return { texts, states };
}

type ChapterOf = Pick<Place, 'book' | 'chapter'>;

const keyOf = ({ book, chapter }: ChapterOf): string => `${book} ${chapter}`;

/** The chapters that places lie in, each once. */
export const chaptersOf = (places: readonly ChapterOf[]): ChapterOf[] => [
  ...new Map(places.map(({ book, chapter }) => [keyOf({ book, chapter }), { book, chapter }])).values(),
];

/** The list before, as long as it holds the same things. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const [kept, keep] = useState(list);
  const isSame = list.length === kept.length && list.every((each, index) => each === kept[index]);
  if (!isSame) keep(list);
  return isSame ? kept : list;
}
