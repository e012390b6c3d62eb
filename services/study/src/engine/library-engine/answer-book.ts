import type { StudySection } from '@berea/contracts';
import { type Passage, placeAt, positionOf } from '@berea/scripture';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import type { StudyGuide } from '../../study-tools/study-guide.js';
import { type AskedBook, findAskedBook } from '../question/about-book.js';
import { bookInEnglish } from '../question/spanish.js';
import type { Draft, Frame } from './draft.js';

/** Verses that a book is introduced by: letters name writer and readers in them. */
const BEGINNING = 2;

/** A book as a whole: its length, its first words, its writer and purpose according to the works, its parts. */
export function answerBook(
  text: BibleText,
  guide: StudyGuide | undefined,
  message: string,
  frame: Frame,
): Draft | undefined {
  const asked = findAskedBook(message) ?? findAskedBook(bookInEnglish(message) ?? '');
  if (!asked) return undefined;
  const { book } = asked;
  const verses = book.verseCounts.reduce((sum, count) => sum + count, 0);
  const first = positionOf(book, 1, 1) ?? 0;
  const sections = guide ? sectionsOn(guide, asked, { first, last: first + verses - 1 }) : [];
  return {
    parts: [
      asked.origin && sections.length ? frame.origin(book.name) : frame.book(book.name, book.chapters, verses),
      quoteVerses(text, { first, last: first + Math.min(BEGINNING, verses) - 1 }),
    ],
    sections,
  };
}

/** As many parts as one reads through; of longer books the first part of each chapter. */
const MOST_PARTS = 40;

function sectionsOn(guide: StudyGuide, { counts, origin }: AskedBook, whole: Passage): StudySection[] {
  if (counts) return [];
  const introductions = guide.introductionsTo(placeAt(whole.first).book);
  // A question for writer or date is answered by the introductions; if no work has them, the parts are better than
  // nothing.
  if (origin && introductions.length) return introductions;
  return [...introductions, ...guide.partsOf(whole).map(shortened)];
}

function shortened(section: StudySection): StudySection {
  if (section.type !== 'outline' || section.rows.length <= MOST_PARTS) return section;
  const rows = section.rows.filter(({ place }, at) => place.chapter !== section.rows[at - 1]?.place.chapter);
  return { ...section, title: 'Its parts, where each chapter begins', rows };
}
