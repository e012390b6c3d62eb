import type { Passage } from '@berea/scripture';
import type { WordIndex } from '../../text/word-index.js';
import type { PositionSet } from '../position-set.js';

/** What a query can be asked of: documents, known by their positions from 0. */
export interface Corpus {
  /** How many there are. */
  readonly size: number;
  /** Those that hold anything: what NOT is taken from. */
  readonly all: PositionSet;
  /** The texts of a document, such as title and body. A word may stand in any of them, a phrase stands within one. */
  readonly fields: readonly WordIndex[];
  /** Documents that use a lemma. @param ids Strong's numbers, any of them */
  withLemma(ids: readonly string[]): PositionSet;
  /** What a scope leaves; all of them where the documents are bound to no place. */
  within(passages: readonly Passage[]): PositionSet;
  /** What belongs to these passages. */
  about(passages: readonly Passage[]): PositionSet;
}
