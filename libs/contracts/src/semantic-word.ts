import { isFunctionWord } from './function-words.js';

/** What is related where a passage offers no word (product constant). */
export const FALLBACK_SEMANTIC_WORD = 'love';
/** The word that is taken by itself is longer than this many letters (product constant). */
const SEMANTIC_WORD_MIN_EXCLUSIVE = 3;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

/** The words of a passage that carry meaning, as they are first written there, each once, in its order. */
export function semanticWords(text: string): string[] {
  const words = new Map<string, string>();
  for (const [word] of text.matchAll(WORD)) {
    const folded = word.toLowerCase().replaceAll('’', "'");
    if (word.length > 2 && !isFunctionWord(folded) && !words.has(folded)) words.set(folded, word);
  }
  return [...words.values()];
}

/** The first word longer than 3 letters that is no stop word; undefined where a passage has none. */
export const chooseSemanticWord = (text: string): string | undefined =>
  semanticWords(text).find((word) => word.length > SEMANTIC_WORD_MIN_EXCLUSIVE);
