import { useMemo } from 'react';
import type { Row } from './align-verses.js';
import { type WordDifferences, wordComparer } from './compare-words.js';
import { isSameLanguage } from './same-language.js';

/**
 * The words of each row that only one of the two texts has.
 * @param on false looks for nothing
 * @returns undefined as a whole where the texts cannot be compared, for a row where one of them lacks the verse
 */
export function useDifferences(
  rows: readonly Row[],
  language: string | undefined,
  otherLanguage: string | undefined,
  on: boolean,
): readonly (WordDifferences | undefined)[] | undefined {
  return useMemo(() => {
    if (!on || !language || !otherLanguage || !isSameLanguage(language, otherLanguage)) return undefined;
    const compare = wordComparer(language);
    return rows.map(({ cells: [one, other] }) =>
      one?.verse && other?.verse ? compare(one.verse.text, other.verse.text) : undefined,
    );
  }, [rows, language, otherLanguage, on]);
}
