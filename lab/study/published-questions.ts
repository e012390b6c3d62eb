import type { Place } from '@berea/contracts';
import { parseReferences, placeAt, passageOf } from '@berea/scripture';

/** A question that somebody published, with the verse that the published answer names. */
export interface PublishedQuestion {
  readonly question: string;
  /** By position */
  readonly verse: number;
}

/** Columns that hold what is asked: a question, or words of a version that is not installed. */
const ASKED: Readonly<Record<string, (words: string) => string>> = {
  question: (words) => words,
  words: (words) => `Which verse says: ${words}`,
};

/**
 * The questions of a table with tabs, whose first line names its columns: `question` or `words`, then `verse`.
 * @throws Error naming the line that is to be mended
 */
export function readPublished(file: string, text: string): PublishedQuestion[] {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const [asked = '', verse] = head.split('\t');
  const ask = ASKED[asked];
  if (!ask || verse !== 'verse')
    throw new Error(`${file}, line 1: name the columns 'question' (or 'words') and 'verse', with a tab between them.`);
  return lines.map((line, index) => {
    const [words = '', name = ''] = line.split('\t');
    const [span] = parseReferences(name);
    const passage = span && passageOf(span);
    if (!words || !passage) throw new Error(`${file}, line ${index + 2}: '${name}' is no verse.`);
    return { question: ask(words), verse: passage.first };
  });
}

/** Some of the questions, the same in each run: spread over the whole table. */
export const sampleOf = <Each>(all: readonly Each[], most: number): Each[] =>
  most >= all.length
    ? [...all]
    : Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]).filter(
        (each) => each !== undefined,
      );

/** Rank of the verse in an answer, from 0; -1 if it is not there. */
export interface Rank {
  readonly exact: number;
  /** Within five verses of the same chapter */
  readonly near: number;
}

const NEAR = 5;

/** @param places that an answer names, in its order */
export function rankOf(verse: number, places: readonly Place[]): Rank {
  const { book, chapter, verse: number } = placeAt(verse);
  const within = (reach: number): number =>
    places.findIndex(
      (place) =>
        place.book === book.name &&
        place.chapter === chapter &&
        place.verse - reach <= number &&
        number <= (place.endVerse ?? place.verse) + reach,
    );
  return { exact: within(0), near: within(NEAR) };
}

/** In the order of the table: first, among the first three, anywhere; exactly, then near. In percent. */
export function sharesOf(ranks: readonly Rank[]): string[] {
  const share = (within: (rank: Rank) => number, most: number): string => {
    const count = ranks.filter((rank) => within(rank) >= 0 && within(rank) < most).length;
    return ((100 * count) / Math.max(1, ranks.length)).toFixed(1);
  };
  return [({ exact }: Rank) => exact, ({ near }: Rank) => near].flatMap((within) =>
    [1, 3, Infinity].map((most) => share(within, most)),
  );
}
