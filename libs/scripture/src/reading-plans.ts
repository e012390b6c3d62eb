import { BOOKS } from './books.js';

/** One step of a plan: a chapter. */
export interface PlanChapter {
  readonly book: string;
  readonly chapter: number;
}

export interface ReadingPlan {
  readonly id: ReadingPlanId;
  readonly title: string;
  readonly words: string;
  /** Days that it usually takes, one after the other. */
  readonly days: number;
  /** In reading order. */
  readonly chapters: readonly PlanChapter[];
}

export const READING_PLAN_IDS = [
  'gospels',
  'psalms',
  'proverbs',
  'letters-of-paul',
  'new-testament',
  'whole-bible',
] as const;
export type ReadingPlanId = (typeof READING_PLAN_IDS)[number];

/** All chapters from the first book to the last, both included. */
function chaptersOf(first: string, last: string): PlanChapter[] {
  const from = BOOKS.findIndex(({ name }) => name === first);
  const to = BOOKS.findIndex(({ name }) => name === last);
  return BOOKS.slice(from, to + 1).flatMap(({ name, chapters }) =>
    Array.from({ length: chapters }, (_, index) => ({ book: name, chapter: index + 1 })),
  );
}

export const READING_PLANS: readonly ReadingPlan[] = [
  {
    id: 'gospels',
    title: 'The Gospels in 40 days',
    words: 'Matthew to John, two or three chapters a day',
    days: 40,
    chapters: chaptersOf('Matthew', 'John'),
  },
  {
    id: 'psalms',
    title: 'The Psalms in a month',
    words: 'All 150, five a day, as they have long been prayed',
    days: 30,
    chapters: chaptersOf('Psalms', 'Psalms'),
  },
  {
    id: 'proverbs',
    title: 'A chapter of Proverbs a day',
    words: '31 chapters, one for each day of a month',
    days: 31,
    chapters: chaptersOf('Proverbs', 'Proverbs'),
  },
  {
    id: 'letters-of-paul',
    title: 'The letters of Paul in 30 days',
    words: 'Romans to Philemon, about three chapters a day',
    days: 30,
    chapters: chaptersOf('Romans', 'Philemon'),
  },
  {
    id: 'new-testament',
    title: 'The New Testament in 90 days',
    words: 'Matthew to Revelation, about three chapters a day',
    days: 90,
    chapters: chaptersOf('Matthew', 'Revelation'),
  },
  {
    id: 'whole-bible',
    title: 'The Bible in a year',
    words: 'Genesis to Revelation, three or four chapters a day',
    days: 365,
    chapters: chaptersOf('Genesis', 'Revelation'),
  },
];
