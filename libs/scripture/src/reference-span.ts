import type { Book } from './books.js';

/**
 * A reference as it is written. Numbers are kept as written, so that a reference to verses that do not exist can be
 * reported.
 */
export interface ReferenceSpan {
  readonly book: Book;
  readonly chapter: number;
  /** First verse; undefined when whole chapters are meant */
  readonly verse?: number;
  /** Last chapter, if it differs from `chapter` */
  readonly endChapter?: number;
  /** Last verse, if there is more than one; the chapter's last for 'Matthew 5:3ff' */
  readonly endVerse?: number;
  /** The book at the end of a range, if it is another one ('Genesis 50 - Exodus 2') */
  readonly endBook?: Book;
  /** The two chapters that may be meant instead of a chapter and its verse: 3 and 16 of 'John 3,16' */
  readonly orChapters?: readonly [number, number];
  /** Book or chapter are not written here, but taken from a reference near: 'v. 9', '(5:4)', 'ibid.' */
  readonly relative?: boolean;
  /** The place in the text, in UTF-16 units: `text.slice(start, end)` */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether every chapter and verse named exists in the King James versification */
  readonly valid: boolean;
}
