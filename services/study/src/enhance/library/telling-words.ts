import { parseReferences } from '@berea/scripture';
import { themeWords } from '../../study-tools/question/question-terms.js';
import { wordsOf } from '../../text/fold-words.js';
import type { Concordance } from '../../works/concordance.js';

/**
 * The words that tell what a text is about, the most telling first: those that it says again and again, and that are not
 * on every page of the Bible. Names of books in references are none.
 */
export function tellingWords(concordance: Concordance, text: string, most: number): string[] {
  const bare = withoutReferences(text);
  const counts = new Map<string, number>();
  for (const word of wordsOf(bare)) {
    const base = concordance.baseOf(word);
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  const seen = new Set<string>();
  return themeWords(bare)
    .flatMap((word) => {
      const base = concordance.baseOf(word);
      const forms = concordance.wordsWith(base);
      if (seen.has(base) || !forms.length) return [];
      seen.add(base);
      const rarity = concordance.rarity(concordance.text.index.versesWith(forms).length);
      return [{ word, points: rarity * (counts.get(base) ?? 1) }];
    })
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ word }) => word);
}

const withoutReferences = (text: string): string =>
  parseReferences(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
