import type { Passage } from '@berea/scripture';
import type { WordIndex } from '../text/word-index.js';
import type { PositionSet } from './position-set.js';
import type { Original, Spelling } from './query/query.js';

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
  /** Documents with a Greek or Hebrew word of these lemmas in a form; absent where documents have none. */
  withForm?(original: Original): PositionSet;
  /** Such words of a document. */
  formsAt?(original: Original, position: number): readonly OriginalWord[];
  /** How many of them each document has, by its position. */
  formCounts?(original: Original): Uint8ClampedArray | undefined;
  /** Whether a word of a text has a capital letter, as the first one of a sentence or a saying. */
  beginsSentence?(field: number, position: number, place: number): boolean;
  /** Documents that have a word in these capitals; absent where spelling tells nothing. */
  spelled?(spelling: Spelling): PositionSet;
  /** The positions that a scope leaves; all of them if the documents are bound to no place. */
  within(passages: readonly Passage[]): PositionSet;
  /** The positions that belong to these passages. */
  about(passages: readonly Passage[]): PositionSet;
}

/** A word of the Greek or Hebrew text of a verse. */
export interface OriginalWord {
  readonly form: string;
  /** G26, H2617; absent for a word that has no number */
  readonly strongs?: string;
  /** In words; empty where the text is not parsed */
  readonly parsing: string;
  /** Its place in the verse, from 0 */
  readonly place: number;
}
