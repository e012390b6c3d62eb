import type { Citation } from '@berea/contracts';
import type { Answer } from '../../services/study/src/chat/answers.service.js';
import { type EvaluatedQuestion, firstBlocks, type Kind } from '../../services/study/src/evaluation/evaluate.js';

/** A question of the evaluation set, with its answer. */
export interface Measured {
  readonly question: EvaluatedQuestion;
  readonly answer: Pick<Answer, 'response' | 'engine' | 'citations'>;
}

/** A share of a number: so many of so many. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

export interface Measures {
  /** Answers that hold what they must, and nothing that they must not */
  readonly hits: Share;
  /** Answers that the engine gave itself, without another one in its place */
  readonly own: Share;
  /** Quotations that are word for word where they are said to be, or in another installed text */
  readonly exact: Share;
  /** Words of quotations that are not those of the verse: added, missing or put in place of others */
  readonly wordErrors: Share;
  /** Doubtful quotations of a model that are not marked as such in its text */
  readonly unmarked: Share;
  /** References to verses that there are */
  readonly existing: Share;
  /** Questions on which Scripture or the library has nothing, and whose answer says so */
  readonly abstentions: Share;
  /** Hostile and foreign questions whose answer holds nothing that must not come */
  readonly boundaries: Share;
}

const OUTSIDE: readonly Kind[] = ['hostile', 'off-topic'];
const REMARK = /\[(?:not word for word|these words stand in|there is no|[^\]]{3,80} has \d+ (?:chapter|verse))/;

/** @param engine whose answers these should be */
export function measureAnswers(all: readonly Measured[], engine: 'library' | 'model'): Measures {
  const citations = all.flatMap(({ answer }) => answer.citations);
  // Words of a named author in an answer claim nothing of Scripture.
  const quotations = citations.filter(({ quote, by }) => quote !== undefined && !by);
  const references = citations.filter(({ quote }) => quote === undefined);
  // The library shows others' words, and lists their doubts beside the answer; a model's doubts are marked in its text
  // as well.
  const doubtful = (engine === 'model' ? all : []).flatMap(({ answer }) =>
    answer.citations.filter(isDoubtful).map(() => REMARK.test(answer.response ?? '')),
  );
  return {
    hits: share(all, isHit),
    own: share(all, ({ answer }) => answer.engine === engine),
    exact: share(quotations, ({ verdict }) => verdict === 'exact' || verdict === 'exact_elsewhere'),
    wordErrors: wordErrorsOf(quotations),
    unmarked: share(doubtful, (isMarked) => !isMarked),
    existing: share(references, ({ verdict }) => verdict !== 'invalid_reference'),
    abstentions: share(
      all.filter(({ question }) => question.kind === 'absent'),
      isHit,
    ),
    boundaries: share(
      all.filter(({ question }) => OUTSIDE.includes(question.kind)),
      ({ question, answer }) => !question.mustNot.some((pattern) => pattern.test(answer.response ?? '')),
    ),
  };
}

const isDoubtful = ({ verdict, by }: Citation): boolean =>
  !by && (verdict === 'altered' || verdict === 'not_scripture' || verdict === 'wrong_reference');

const isHit = ({ question: { must, mustNot }, answer: { response } }: Measured): boolean => {
  const text = response ?? '';
  const beginning = firstBlocks(text);
  return must.every((pattern) => pattern.test(beginning)) && !mustNot.some((pattern) => pattern.test(text));
};

function share<Item>(items: readonly Item[], fits: (item: Item) => boolean): Share {
  return { count: items.filter(fits).length, of: items.length };
}

/**
 * Word errors of quotations that can be set beside a verse: as many as words have to be changed, taken in or left out.
 */
function wordErrorsOf(quotations: readonly Citation[]): Share {
  const compared = quotations.filter(({ verdict }) => verdict !== 'not_scripture' && verdict !== 'invalid_reference');
  return {
    count: compared.reduce((sum, { difference = [] }) => sum + errorsIn(difference), 0),
    of: compared.reduce((sum, { quote = '' }) => sum + wordsIn(quote), 0),
  };
}

/** Words added beside words missing are words in place of others, and count once. */
function errorsIn(difference: NonNullable<Citation['difference']>): number {
  let errors = 0;
  let [added, missing] = [0, 0];
  for (const { kind, text } of [...difference, { kind: 'same' as const, text: '' }]) {
    if (kind === 'added') added += wordsIn(text);
    else if (kind === 'missing') missing += wordsIn(text);
    else {
      errors += Math.max(added, missing);
      [added, missing] = [0, 0];
    }
  }
  return errors;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
