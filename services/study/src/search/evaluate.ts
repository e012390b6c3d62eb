import type { Passage } from '@berea/scripture';
import { Slices } from '../scheduling/slices.js';
import type { WordIndex } from '../text/word-index.js';
import { PhraseMatcher } from './phrase-matcher.js';
import { PositionSet } from './position-set.js';
import { distinct, type Expression, isOriginal } from './query/query.js';
import { mergePassages } from './query/scope-of.js';

/** The documents that a query searches, known by their positions from 0. */
export interface Corpus {
  /** How many there are. */
  readonly size: number;
  /** Those that hold anything: what NOT is taken from. */
  readonly all: PositionSet;
  /** The texts of a document, such as title and body. A word may be in any of them, a phrase is within one. */
  readonly fields: readonly WordIndex[];
  /** The words of the original texts behind the documents, where they have any. */
  readonly original?: WordIndex | undefined;
  /** Documents that use a lemma. @param ids Strong's numbers, any of them */
  withLemma(ids: readonly string[]): PositionSet;
  /** The positions that a scope leaves; all of them if the documents are bound to no place. */
  within(passages: readonly Passage[]): PositionSet;
  /** The positions that belong to these passages. */
  about(passages: readonly Passage[]): PositionSet;
}

/**
 * Those of the documents that an expression asks for. Takes time by the length of the query and of the texts, no more,
 * and lets others go first between its parts.
 * @param among only these are looked at; all of the corpus by default
 */
export async function evaluate(
  expression: Expression,
  corpus: Corpus,
  among: PositionSet = corpus.all,
): Promise<PositionSet> {
  switch (expression.kind) {
    case 'all': {
      let left = among;
      // A scope first: the text outside of it need not be read.
      for (const part of distinct(expression.of).sort((a, b) => scopesFirst(a) - scopesFirst(b)))
        left = await evaluate(part, corpus, left);
      return left;
    }
    case 'any': {
      let any = PositionSet.of(corpus.size);
      for (const part of distinct(expression.of)) any = any.or(await evaluate(part, corpus, among));
      return any;
    }
    case 'not':
      return among.without(await evaluate(expression.of, corpus, among));
    case 'phrase': {
      let any = PositionSet.of(corpus.size);
      for (const index of indexesFor(expression, corpus)) {
        any = any.or(new PhraseMatcher(index, expression.words).holders(among));
        await Slices.current.yieldToEventLoop();
      }
      return any;
    }
    case 'lemma':
      return among.and(corpus.withLemma(expression.ids));
    case 'scope':
      return among.and(corpus.within(mergePassages(expression.passages)));
    case 'reference':
      return among.and(corpus.about(mergePassages(expression.passages)));
  }
}

type Phrase = Extract<Expression, { kind: 'phrase' }>;

function indexesFor({ words, asLemma }: Phrase, { fields, original }: Corpus): readonly WordIndex[] {
  return original && !asLemma && words.some(({ word }) => isOriginal(word)) ? [...fields, original] : fields;
}

const scopesFirst = ({ kind }: Expression): number => (kind === 'scope' ? 0 : 1);
