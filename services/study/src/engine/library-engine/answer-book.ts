import type { StudySection } from '@berea/contracts';
import { type Passage, placeAt, positionOf } from '@berea/scripture';
import type { NotedStatement } from '@berea/text-packs';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import type { StudyGuide } from '../../study-tools/study-guide.js';
import { type AskedBook, findAskedBook } from '../question/about-book.js';
import type { Introduction, StudyBible } from '../../works/study-bible.js';
import { passageName } from '../../text/passages.js';
import { bookInEnglish } from '../question/spanish.js';
import type { Draft, Frame } from './draft.js';

/** Verses that a book is introduced by: letters name writer and readers in them. */
const BEGINNING = 2;

/**
 * A book as a whole: what our introduction says of it, or else its length and first words; then its writer and purpose
 * according to the other works, or its parts.
 * @param may whether a work may be used
 */
export function answerBook(
  text: BibleText,
  guide: StudyGuide | undefined,
  message: string,
  frame: Frame,
  may: (work: string) => boolean,
): Draft | undefined {
  const asked = findAskedBook(message) ?? findAskedBook(bookInEnglish(message) ?? '');
  if (!asked) return undefined;
  const { book } = asked;
  const notes = guide?.library.studyBible;
  // The introductions are in English alone.
  const isUsed = notes && may(notes.source) && text.language.startsWith('en') && !asked.counts;
  const introduction = isUsed ? notes.introductionTo(book) : undefined;
  if (guide && notes && introduction) return introduce(introduction, asked, { text, guide, notes, frame, message });
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

interface Introducing {
  readonly text: BibleText;
  readonly guide: StudyGuide;
  readonly notes: StudyBible;
  readonly frame: Frame;
  readonly message: string;
}

function introduce(introduction: Introduction, { book, origin }: AskedBook, given: Introducing): Draft {
  const { text, guide, notes, frame, message } = given;
  const { about, purpose, key, outline } = introduction;
  const [first, last] = key;
  const source = `*${frame.fromNotes(notes.edition)}*`;
  const verses = quoteVerses(text, { first, last });
  const parts = outline.map(({ range, title }) => [passageName({ first: range[0], last: range[1] }), title] as const);
  return {
    parts: origin
      ? [listOf(originOf(introduction, message)), source, about, verses]
      : [about, source, purpose, verses, listOf(parts)],
    sections: guide.introductionsTo(book),
    works: [notes.source],
  };
}

/** What is asked first: who wrote it, if nothing else is. */
function originOf({ author, date, readers }: Introduction, message: string): Labelled[] {
  const all: (readonly [asked: RegExp, ...Labelled])[] = [
    [/\b(?:when|date)\b/i, 'When', statement(date)],
    [/\b(?:whom|recipients)\b|\bto\W*$/i, 'For whom', statement(readers)],
    [/(?:)/, 'Who wrote it', statement(author)],
  ];
  const first = all.find(([asked]) => asked.test(message));
  return [...all.filter((each) => each === first), ...all.filter((each) => each !== first).reverse()].map(
    ([, label, says]) => [label, says],
  );
}

type Labelled = readonly [label: string, says: string];

const listOf = (lines: readonly Labelled[]): string =>
  lines.map(([label, says]) => `- **${label}**: ${says}`).join('\n');

/** The book's own word, then tradition's, then what is disputed. */
const statement = ({ says, tradition, disputed }: NotedStatement): string =>
  [says, tradition && `Tradition: ${tradition}`, disputed && `Disputed: ${disputed}`].filter(Boolean).join(' ');

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
