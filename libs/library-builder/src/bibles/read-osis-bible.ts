import { findBook, parseReferences, passageOf, positionOf } from '@berea/scripture';
import type { BiblePack, Range } from '@berea/text-packs';
import type { OsisOptions } from '../osis/osis-element.js';
import { OsisReader } from '../osis/osis-reader.js';
import type { VerseEntry } from '../sword/sword-module.js';
import { BibleBuilder } from './bible-builder.js';
import { placeByNumbering, type SourceVerse } from './edition-numbers.js';
import { mendSlips } from './mended-slips.js';
import { movedVerses } from './moved-verses.js';

export interface OsisBibleOptions extends OsisOptions {
  /** `KJV` */
  readonly code: string;
}

/**
 * Reads a Bible module in OSIS into a pack of the 66 books. Text at a place that the King James numbering lacks joins
 * the verse before; other books are left out.
 */
export function readOsisBible(entries: readonly VerseEntry[], options: OsisBibleOptions): BiblePack {
  const verses: SourceVerse[] = [];
  let bookId: string | null = null;
  let reader = new OsisReader(options);
  let before: number | undefined;
  for (const entry of entries) {
    if (entry.book !== bookId) {
      bookId = entry.book;
      // Elements that one book leaves open do not affect the next, which may be a different one than in the source.
      reader = new OsisReader(options);
    }
    const book = bookId === null ? undefined : findBook(bookId);
    if (!book) continue;
    const place = `${bookId}.${entry.chapter}.${entry.verse}`;
    if (entry.verse === 0) {
      reader.readHeading(entry.text, place);
      continue;
    }
    for (const { at, markup, keepNotes } of movedVerses(options.code, place, entry.text)) {
      const position = at ?? positionOf(book, entry.chapter, entry.verse) ?? before;
      const verse = reader.readVerse(mendSlips(options.code, place, markup), place);
      if (position !== undefined) verses.push({ place, position, verse: keepNotes ? verse : { ...verse, notes: [] } });
      before = at === undefined ? position : before;
    }
  }
  const builder = new BibleBuilder(options.code, rangesIn);
  for (const { position, verse, number } of placeByNumbering(options.code, verses))
    builder.place(position, verse, number);
  return builder.build();
}

/** The targets of a note such as `Isaiah 52:5; Ezekiel 36:22`. */
const rangesIn = (text: string): Range[] =>
  parseReferences(text).flatMap((reference) => {
    const passage = passageOf(reference);
    return passage ? [[passage.first, passage.last] as Range] : [];
  });
