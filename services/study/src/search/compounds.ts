import { isFunctionWord } from '@berea/contracts';
import type { WordIndex } from '../text/word-index.js';
import type { Expression, Phrase, QueryWord } from './query/query.js';

const SHORTEST_PART = 3;
/** Longer words are compounds of no two. */
const LONGEST = 40;

/** 'loving kindness' finds 'lovingkindness' as well, where a text writes it so. */
export function withCompounds(expression: Expression, indexes: readonly WordIndex[]): Expression {
  switch (expression.kind) {
    case 'any':
      return { kind: 'any', of: expression.of.map((part) => withCompounds(part, indexes)) };
    case 'not':
      return { kind: 'not', of: withCompounds(expression.of, indexes) };
    case 'phrase': {
      const joined = joinedPairs(expression.words, indexes);
      return joined.length ? { kind: 'any', of: [expression, ...joined] } : expression;
    }
    case 'all': {
      const of: Expression[] = [];
      for (const part of expression.of.map((each) => withCompounds(each, indexes))) {
        const [before, word] = [wordOf(of.at(-1)), wordOf(part)];
        const [joined] = before && word && isBehind(before, word) ? joinedPairs([before, word], indexes) : [];
        if (joined) of.push({ kind: 'any', of: [{ kind: 'all', of: [...of.splice(-1), part] }, joined] });
        else of.push(part);
      }
      return of.length === 1 && of[0] ? of[0] : { kind: 'all', of };
    }
    default:
      return expression;
  }
}

/** A word that no text has, as two words in a row: 'lovingkindness' where a text writes 'loving kindness'. */
export function withParts(expression: Expression, indexes: readonly WordIndex[]): Expression {
  switch (expression.kind) {
    case 'all':
    case 'any':
      return { kind: expression.kind, of: expression.of.map((part) => withParts(part, indexes)) };
    case 'not':
      return expression;
    case 'phrase': {
      const word = wordOf(expression);
      if (!word || word.word.length > LONGEST || isKnown(word.word, indexes)) return expression;
      const of = Array.from({ length: word.word.length }, (_, at) => [word.word.slice(0, at), word.word.slice(at)])
        .filter((parts) => parts.every((part) => isPart(part) && isKnown(part, indexes)))
        .map((parts): Phrase => ({ kind: 'phrase', words: parts.map((part) => ({ ...word, word: part })) }));
      return of.length ? { kind: 'any', of } : expression;
    }
    default:
      return expression;
  }
}

/** The phrases in which two of the words are one. */
function joinedPairs(words: readonly QueryWord[], indexes: readonly WordIndex[]): Phrase[] {
  return words.slice(1).flatMap((second, at): Phrase[] => {
    const first = words[at];
    if (!first || first.prefix || second.prefix || !isPart(first.word) || !isPart(second.word)) return [];
    const word = first.word + second.word;
    if (!isKnown(word, indexes)) return [];
    const joined = { word, prefix: false, start: first.start, length: second.start + second.length - first.start };
    return [{ kind: 'phrase', words: [...words.slice(0, at), joined, ...words.slice(at + 2)] }];
  });
}

function wordOf(part: Expression | undefined): QueryWord | undefined {
  const [word, ...more] = part?.kind === 'phrase' ? part.words : [];
  return more.length || word?.prefix ? undefined : word;
}

/** Whether two words have one blank alone between them. */
const isBehind = (first: QueryWord, second: QueryWord): boolean => second.start === first.start + first.length + 1;
const isPart = (word: string): boolean => word.length >= SHORTEST_PART && !isFunctionWord(word);
const isKnown = (word: string, indexes: readonly WordIndex[]): boolean =>
  indexes.some((index) => index.find(word).length > 0);
