import type { Passage, Place } from '@berea/scripture';

/** The words of a text, each known by a number below the length of `vocabulary`, and each verse by its position. */
export interface TextWords {
  /** Folded words (`wordsOf` of `@berea/scripture`), each once; a word's number is its index here */
  readonly vocabulary: readonly string[];
  /** Numbers of the words of one verse, in order; none for a position that does not exist */
  wordsOf(position: number): Uint16Array | Uint32Array;
  /** Positions of the verses that hold any of these words, ascending, each once */
  versesWith(words: readonly number[]): ArrayLike<number>;
}

/**
 * What the verifier reads of a version. Verses are known by their position in the King James numbering (`positionOf` of
 * `@berea/scripture`), from 0 to `VERSE_TOTAL` - 1; the words of a verse that a version lacks are empty.
 */
export interface ScriptureText {
  /** Upper-case code, as readers see it: 'KJV' */
  readonly label: string;
  /** BCP 47 */
  readonly language: string;
  /** `year` tells texts of today from older ones; text that is no number is no year. */
  readonly source: { readonly year?: string | undefined };
  /** All verses, in order: `VERSE_TOTAL` of them */
  readonly verses: readonly string[];
  /** The words of one verse; empty for a position that does not exist. */
  at(position: number): string;
  slice(passage: Passage): readonly string[];
  /** The position of the verse that this edition calls so, where that is not the King James Version's. */
  numbered(place: Place): number | undefined;
  /** Its words; read once `prepareIndex` is done. */
  readonly index: TextWords;
  prepareIndex(): Promise<void>;
}
