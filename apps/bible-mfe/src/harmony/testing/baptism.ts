import type { Chapter, ChapterParallels, ParallelPassages, Place } from '@berea/contracts';
import type { Answers } from '../../testing/open-bible.js';

export const place = (book: string, chapter: number, verse: number, endVerse = verse): Place => ({
  book,
  chapter,
  verse,
  endVerse,
});

const [MATTHEW, MARK, LUKE] = [place('Matthew', 3, 13, 15), place('Mark', 1, 9), place('Luke', 3, 21)];

/** Three columns; in the second row Matthew stands alone. */
export const BAPTISM: ParallelPassages = {
  title: 'The baptism of Jesus',
  columns: [
    { book: 'Matthew', places: [MATTHEW] },
    { book: 'Mark', places: [MARK] },
    { book: 'Luke', places: [LUKE] },
  ],
  rows: [
    { cells: [[place('Matthew', 3, 13)], [MARK], [LUKE]] },
    { cells: [[place('Matthew', 3, 14, 15)], [], []], between: true },
  ],
};

export const PREACHING: ParallelPassages = {
  title: 'John the Baptist preaches',
  columns: [
    { book: 'Matthew', places: [place('Matthew', 3, 4)] },
    { book: 'Mark', places: [place('Mark', 1, 6)] },
  ],
  rows: [{ cells: [[place('Matthew', 3, 4)], [place('Mark', 1, 6)]] }],
};

export const parallelsOf = (
  book: string,
  chapter: number,
  sections: readonly ParallelPassages[],
): ChapterParallels => ({ book, chapter, sections: [...sections], source: 'references-parallels' });

export const PARALLELS = 'GET /api/bible/parallels/Matthew/3';

const text = (book: string, chapter: number, words: Readonly<Record<number, string>>): Chapter => ({
  book,
  chapter,
  translation: 'KJV',
  language: 'en',
  direction: 'ltr',
  contentVersion: '1',
  verses: Object.entries(words).map(([verse, words]) => ({ verse: Number(verse), text: words })),
});

/** A server that has the baptism in three books. */
export const BAPTIZED: Answers = {
  [PARALLELS]: () => parallelsOf('Matthew', 3, [PREACHING, BAPTISM]),
  'GET /api/bible/Matthew/3': () =>
    text('Matthew', 3, {
      4: 'And John had a girdle.',
      13: 'Then cometh Jesus unto John, to be baptized.',
      14: 'But John forbad him.',
      15: 'Then he suffered him.',
    }),
  'GET /api/bible/Mark/1': () =>
    text('Mark', 1, { 6: 'And John had a girdle.', 9: 'Jesus came and was baptized of John.' }),
  'GET /api/bible/Luke/3': () => text('Luke', 3, { 21: 'Jesus also being baptized, and praying.' }),
};
