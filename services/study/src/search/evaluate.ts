import { Slices } from '../scheduling/slices.js';
import type { WordIndex } from '../text/word-index.js';
import type { Corpus } from './corpus.js';
import { NearMatcher } from './near-matcher.js';
import { PhraseMatcher } from './phrase-matcher.js';
import { PositionSet } from './position-set.js';
import { distinct, type Expression, isOriginal, type Phrase } from './query/query.js';
import { mergePassages } from './query/scope-of.js';

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
      for (const spelling of expression.spelled ?? []) any = corpus.spelled ? any.and(corpus.spelled(spelling)) : any;
      return any;
    }
    case 'near':
      return new NearMatcher(expression, corpus).holders(among);
    case 'form': {
      if (corpus.withForm) return among.and(corpus.withForm(expression));
      const { instead } = expression;
      return instead ? evaluate(instead, corpus, among) : PositionSet.of(corpus.size);
    }
    case 'lemma':
      return among.and(corpus.withLemma(expression.ids));
    case 'scope':
      return among.and(corpus.within(mergePassages(expression.passages)));
    case 'reference':
      return among.and(corpus.about(mergePassages(expression.passages)));
  }
}

function indexesFor({ words, asLemma }: Phrase, { fields, original }: Corpus): readonly WordIndex[] {
  return original && !asLemma && words.some(({ word }) => isOriginal(word)) ? [...fields, original] : fields;
}

const scopesFirst = ({ kind }: Expression): number => (kind === 'scope' ? 0 : 1);
