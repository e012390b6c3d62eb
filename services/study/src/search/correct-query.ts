import { namesOnlyForms } from '../works/parsing-words.js';
import { Slices } from '../scheduling/slices.js';
import type { WordIndex } from '../text/word-index.js';
import { type Expression, positiveWords, type QueryNames, type QueryWord } from './query/query.js';
import { nearestWord } from './nearest-word.js';

/** From this length on the last word may be one that is still being typed. */
const BEGINNING = 3;
/** A query with more unknown words than this is not mistyped. */
export const MOST_MISTAKES = 4;

/**
 * The query with other words for those that no text has: for the last one what begins like it, for the others, and where
 * nothing does, the lemma that is called so, else the nearest word. Undefined where all words are known or nothing is near.
 */
export async function correctQuery(
  query: string,
  expression: Expression,
  indexes: readonly WordIndex[],
  names?: QueryNames,
): Promise<string | undefined> {
  const words = positiveWords(expression).sort((a, b) => a.start - b.start);
  const unknown = words.filter((word) => !isKnown(word, indexes));
  const written = new Set(unknown.map(({ word }) => word));
  if (!written.size || written.size > MOST_MISTAKES) return undefined;
  const last = words.at(-1);
  const near = new Map<string, string | undefined>();
  let corrected = query;
  for (const word of unknown.reverse()) {
    const better = (word === last ? completed(word, indexes) : undefined) ?? lemmaNamed(word, names) ?? nearOnce(word);
    if (!better) return undefined;
    await Slices.current.yieldToEventLoop();
    corrected = corrected.slice(0, word.start) + better + corrected.slice(word.start + word.length);
  }
  return corrected;

  function nearOnce({ word, prefix }: QueryWord): string | undefined {
    if (prefix) return undefined;
    if (!near.has(word)) near.set(word, nearestWord(indexes, word));
    return near.get(word);
  }
}

const isKnown = ({ word, prefix }: QueryWord, indexes: readonly WordIndex[]): boolean =>
  indexes.some((index) => (prefix ? index.findPrefix(word) : index.find(word)).length > 0);

/** 'agape' as 'lemma:agape' */
const lemmaNamed = ({ word, prefix }: QueryWord, names?: QueryNames): string | undefined =>
  // What names a form is no mistake: 'agapao aorist' is about a lemma.
  namesOnlyForms(word)
    ? word
    : !prefix && word.length > BEGINNING && !/[^a-z]/.test(word) && names?.lemma(word).length
      ? `lemma:${word}`
      : undefined;

const completed = ({ word, prefix }: QueryWord, indexes: readonly WordIndex[]): string | undefined =>
  !prefix && word.length >= BEGINNING && indexes.some((index) => index.findPrefix(word).length)
    ? `${word}*`
    : undefined;
