import type { Corpus } from './corpora/corpus.js';
import { PhraseMatcher } from './phrase-matcher.js';
import type { PositionSet } from './position-set.js';
import { distinct, type Expression } from './query/expression.js';
import { mergePassages } from './query/merge-passages.js';

/**
 * Those of the documents that an expression asks for. Takes time by the length of the query and of the texts, no more.
 * @param among only these are looked at; all of the corpus by default
 */
export function evaluate(expression: Expression, corpus: Corpus, among: PositionSet = corpus.all): PositionSet {
  switch (expression.kind) {
    case 'all':
      return distinct(expression.of).reduce((left, part) => evaluate(part, corpus, left), among);
    case 'any':
      return distinct(expression.of)
        .map((part) => evaluate(part, corpus, among))
        .reduce((any, part) => any.or(part));
    case 'not':
      return among.without(evaluate(expression.of, corpus, among));
    case 'lemma':
      return among.and(corpus.withLemma(expression.ids));
    case 'scope':
      return among.and(corpus.within(mergePassages(expression.passages)));
    case 'reference':
      return among.and(corpus.about(mergePassages(expression.passages)));
    case 'phrase':
      return corpus.fields
        .map((index) => new PhraseMatcher(index, expression.words).holders(among))
        .reduce((any, part) => any.or(part));
  }
}
