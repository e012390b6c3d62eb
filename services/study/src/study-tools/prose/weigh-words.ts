import { isFunctionWord } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import type { Concordance } from '../../works/concordance.js';
import { wordsOf } from '../../text/fold-words.js';

/** Base form → how telling it is. */
export type WordWeights = ReadonlyMap<string, number>;

/** The words with a meaning in a text, by base form; rarer ones of the main text weigh more. */
export function weighWords(concordance: Concordance, text: string): WordWeights {
  const weights = new Map<string, number>();
  for (const word of wordsOf(text)) {
    if (isFunctionWord(word) || word.length < 3) continue;
    const base = concordance.baseOf(word.replace(/'s$/, ''));
    if (!weights.has(base)) weights.set(base, rarityOf(concordance, base));
  }
  return weights;
}

export const weighPassage = (concordance: Concordance, passage: Passage): WordWeights =>
  weighWords(concordance, concordance.text.slice(passage).join(' '));

/** Points for the words that a text shares with those weighed; each word counts once. */
export function sharedWeight(concordance: Concordance, weights: WordWeights, text: string): number {
  const shared = new Set(concordance.basesIn(text));
  let sum = 0;
  for (const [base, weight] of weights) if (shared.has(base)) sum += weight;
  return sum;
}

/** The same for a verse of the main text, whose words are indexed already. */
export function sharedWithVerse(concordance: Concordance, weights: WordWeights, position: number): number {
  let sum = 0;
  for (const base of new Set(concordance.basesOf(position))) sum += weights.get(base) ?? 0;
  return sum;
}

function rarityOf(concordance: Concordance, base: string): number {
  const verses = concordance.versesWith(base);
  return verses ? concordance.rarity(verses) : 0;
}
