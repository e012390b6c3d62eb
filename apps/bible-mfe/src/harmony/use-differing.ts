import type { ParallelPassages, Place, Span } from '@berea/contracts';
import { useMemo } from 'react';
import { differingWords } from './differing-words.js';
import type { HarmonyTexts } from './harmony-texts.js';

/** The words of a verse that differ, by its row. @param verse 0 for the title above the place */
export type Differing = (row: number, place: Place, verse: number) => readonly Span[] | undefined;

/** Compares the passages of each row, as soon as all of them are there. @param on false compares nothing */
export function useDiffering({ rows }: ParallelPassages, texts: HarmonyTexts, on: boolean): Differing {
  return useMemo(() => {
    const language = on ? texts.script?.language : undefined;
    const spans = rows.map(({ cells }) => (language ? compare(besideEachOther(cells, texts), language) : undefined));
    return (row, place, verse) => spans[row]?.get(keyOf(place, verse));
  }, [rows, texts, on]);
}

interface KeyedVerse {
  readonly key: string;
  readonly text: string;
}

const keyOf = ({ book, chapter }: Place, verse: number): string => `${book} ${chapter}:${verse}`;

function compare(passages: readonly (readonly KeyedVerse[])[], language: string): ReadonlyMap<string, readonly Span[]> {
  if (passages.length < 2) return new Map();
  const found = differingWords(
    passages.map((verses) => verses.map(({ text }) => text)),
    language,
  );
  return new Map(passages.flatMap((verses, at) => verses.map(({ key }, each) => [key, found[at]?.[each] ?? []])));
}

/** What is compared in a row: its cells; where one alone holds something, the places in it. */
function besideEachOther(cells: readonly (readonly Place[])[], texts: HarmonyTexts): KeyedVerse[][] {
  const filled = cells.filter((places) => places.length > 0);
  const passages = filled.length > 1 ? filled : (filled[0] ?? []).map((place) => [place]);
  const read = passages.map((places) =>
    places.map((place) => {
      const title = texts.titleOf(place);
      const verses = texts.versesOf(place)?.map(({ verse, text }) => ({ key: keyOf(place, verse), text }));
      return verses && title ? [{ key: keyOf(place, 0), text: title }, ...verses] : verses;
    }),
  );
  if (read.flat().includes(undefined)) return [];
  return read.map((places) => places.flatMap((verses) => verses ?? [])).filter((verses) => verses.length > 0);
}
