import type { SearchOrder } from '@berea/contracts';
import type { WordIndex } from '../text/word-index.js';
import type { Corpus } from './corpus.js';
import { MOST_MISTAKES } from './correct-query.js';
import { mergePassages } from './query/scope-of.js';
import { distinct, type Expression, type Leaf, leavesNear, type QueryWord } from './query/query.js';

/** Words of a text in which a phrase is looked for, and in which words are counted. */
const WORDS_OF_A_TEXT = 25;
/** Cost of comparing a mistyped word with one of a text, in the same measure. */
const COMPARISON = 25;
/** Cost of reading through the forms of the Greek and Hebrew words. */
const ALL_FORMS = 150_000;

/**
 * Estimated cost of a search, in words and places to look at, before it begins: the list entries that each word, or all
 * words with a beginning, reach in the index; for a phrase and for an order by relevance also the texts that are read.
 */
export const estimateCost = (expression: Expression, corpora: readonly Corpus[], order: SearchOrder): number => {
  const phrases = phrasesOf(expression);
  const within = scopeOf(expression);
  const nears = nearsOf(expression);
  const forms = distinct(leavesOf(expression)).filter(({ kind }) => kind === 'form' || kind === 'lemma').length;
  const withForms = corpora.filter(({ withForm }) => withForm).length;
  return fieldsOf(corpora).reduce(
    (sum, { index, size }) => {
      const ofNear = nears.reduce((all, words) => all + ofNearWords(words, index, Math.min(size, within)), sum);
      return phrases.reduce((all, words) => all + ofPhrase(words, index, Math.min(size, within), order), ofNear);
    },
    forms * withForms * ALL_FORMS,
  );
};

/** Estimated cost of finding the words that were meant, if no text has some of them. */
export function estimateGuessing(expression: Expression, corpora: readonly Corpus[]): number {
  const words = new Map(phrasesOf(expression).flatMap((each) => each.map((word) => [word.word, word])));
  const fields = fieldsOf(corpora);
  const unknown = [...words.values()].filter(
    ({ word, prefix }) => !fields.some(({ index }) => index.reach(word, prefix) > 0),
  ).length;
  if (unknown > MOST_MISTAKES) return 0;
  return fields.reduce((sum, { index }) => sum + unknown * index.spellings.length * COMPARISON, 0);
}

const phrasesOf = (expression: Expression): (readonly QueryWord[])[] =>
  distinct(leavesOf(expression)).flatMap((leaf) => (leaf.kind === 'phrase' ? [leaf.words] : []));

const fieldsOf = (corpora: readonly Corpus[]): { index: WordIndex; size: number }[] =>
  corpora.flatMap(({ fields, size }) => fields.map((index) => ({ index, size })));

function ofPhrase(words: readonly QueryWord[], index: WordIndex, size: number, order: SearchOrder): number {
  const reaches = words.map(({ word, prefix }) => index.reach(word, prefix));
  const looked = reaches.reduce((sum, reach) => sum + reach, 0);
  const texts = Math.min(size, ...reaches);
  const read = (words.length > 1 ? 1 : 0) + (order === 'relevance' ? 1 : 0);
  return looked + read * texts * WORDS_OF_A_TEXT;
}

/** Each text that has the rarest of the words is read once for every word. */
function ofNearWords(words: readonly QueryWord[], index: WordIndex, size: number): number {
  const rarest = Math.min(size, ...words.map(({ word, prefix }) => index.reach(word, prefix)));
  return words.length * rarest * WORDS_OF_A_TEXT;
}

/** How many verses the scope of a query leaves. */
function scopeOf(expression: Expression): number {
  if (expression.kind === 'all') return Math.min(...expression.of.map(scopeOf));
  if (expression.kind !== 'scope') return Infinity;
  return mergePassages(expression.passages).reduce((sum, { first, last }) => sum + last - first + 1, 0);
}

/** The words of each NEAR. */
function nearsOf(expression: Expression): (readonly QueryWord[])[] {
  switch (expression.kind) {
    case 'near':
      return [leavesNear(expression).flatMap((leaf) => (leaf.kind === 'phrase' ? leaf.words : []))];
    case 'not':
      return nearsOf(expression.of);
    case 'all':
    case 'any':
      return expression.of.flatMap(nearsOf);
    default:
      return [];
  }
}

/** A term under NOT has to be looked for as well. */
function leavesOf(expression: Expression): Leaf[] {
  switch (expression.kind) {
    case 'not':
      return leavesOf(expression.of);
    case 'all':
    case 'any':
      return expression.of.flatMap(leavesOf);
    case 'near':
      return leavesNear(expression);
    default:
      return [expression];
  }
}
