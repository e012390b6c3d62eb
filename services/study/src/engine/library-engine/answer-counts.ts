import { type Book, BOOKS } from '@berea/scripture';
import { referenceName } from '../../text/passages.js';
import { referencesIn } from '../question/named-passages.js';
import { count } from '../../text/count.js';
import type { Draft } from './draft.js';

/** Nothing else may be asked: 'how many verses in the Bible speak of love' is another question. */
const ASKS =
  /\bhow many (?:books|chapters|verses)(?: (?:are|is|there|does|do|in|of|the|has|have|holy|whole|and|or|books|chapters|verses))* (bible|old testament|new testament)(?: (?:have|has|hold|contain|altogether|in all|in total))*\W*$/i;
/** Malachi is the last book of the Old Testament. */
const OLD_TESTAMENT = 39;

/** How many books, chapters and verses the Bible or one of its testaments has. */
export function answerCounts(message: string): Draft | undefined {
  const chapter = countOfChapter(message);
  if (chapter) return chapter;
  const whole = ASKS.exec(message)?.[1]?.toLowerCase();
  if (!whole) return undefined;
  const [old, new_] = [BOOKS.slice(0, OLD_TESTAMENT), BOOKS.slice(OLD_TESTAMENT)];
  const testaments = [`The Old Testament has ${sizeOf(old)}.`, `The New Testament has ${sizeOf(new_)}.`];
  if (whole === 'old testament') return { parts: testaments.slice(0, 1) };
  if (whole === 'new testament') return { parts: testaments.slice(1) };
  return { parts: [`This Bible has ${sizeOf(BOOKS)}. ${testaments.join(' ')}`, CANON] };
}

const ASKS_OF_CHAPTER = /^\W*how many verses\b/i;

/** 'How many verses has Psalm 23?' */
function countOfChapter(message: string): Draft | undefined {
  const [span, another] = ASKS_OF_CHAPTER.test(message) ? referencesIn(message) : [];
  const verses = span && !another && span.verse === undefined ? span.book.verseCounts[span.chapter - 1] : undefined;
  return span && verses ? { parts: [`${referenceName(span)} has ${count(verses, 'verse')}.`] } : undefined;
}

const CANON =
  'These are the books that all Christians share. Catholic and Orthodox Bibles have further ones in the Old Testament, which this library does not hold.';

function sizeOf(books: readonly Book[]): string {
  const chapters = books.reduce((sum, book) => sum + book.chapters, 0);
  const verses = books.flatMap(({ verseCounts }) => verseCounts).reduce((sum, each) => sum + each, 0);
  const figure = (number: number) => number.toLocaleString('en');
  return `${count(books.length, 'book')}, ${figure(chapters)} chapters and ${figure(verses)} verses`;
}
