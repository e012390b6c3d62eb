import type { Book } from './books.js';

/** A reference as somebody wrote it. Numbers are kept as written, so that one to verses that do not exist can be told. */
export interface ReferenceSpan {
  readonly book: Book;
  readonly chapter: number;
  /** First verse; undefined when whole chapters are meant */
  readonly verse?: number;
  /** Last chapter, where it differs from `chapter` */
  readonly endChapter?: number;
  /** Last verse, where more than one verse is meant; the chapter's last for 'Matthew 5:3ff' */
  readonly endVerse?: number;
  /** The book that a range ends in, where it crosses into another one ('Genesis 50 - Exodus 2') */
  readonly endBook?: Book;
  /** Where it stands in the text, in UTF-16 units: `text.slice(start, end)` */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether every chapter and verse named exists in the King James versification */
  readonly valid: boolean;
}
