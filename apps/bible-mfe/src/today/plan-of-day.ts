import type { StartedPlan } from '@berea/contracts';
import { nameBeforeChapter, type PlanChapter, READING_PLANS, type ReadingPlan } from '@berea/scripture';

/** What a plan asks for on a day: the chapters by their numbers in the plan. */
export interface PlanOfDay {
  readonly plan: ReadingPlan;
  readonly chapters: readonly (PlanChapter & { readonly index: number; readonly done: boolean })[];
  /** Which day of the plan it is, from 1; undefined where the plan has no day for it. */
  readonly day: number | undefined;
}

/**
 * The chapters of a day; where the plan has none for that day, the next one that is open. Undefined once all of a plan is
 * read.
 */
export function planOfDay({ plan: id, days, done }: StartedPlan, today: string): PlanOfDay | undefined {
  const plan = READING_PLANS.find((each) => each.id === id);
  if (!plan) return undefined;
  const read = new Set(done);
  const at = days.findIndex(({ date }) => date === today);
  const before = days.slice(0, Math.max(at, 0)).reduce((sum, { count }) => sum + count, 0);
  const open = plan.chapters.findIndex((_, index) => !read.has(index));
  if (at < 0 && open < 0) return undefined;
  const [from, count] = at < 0 ? [open, 1] : [before, days[at]?.count ?? 0];
  const chapters = plan.chapters
    .slice(from, from + count)
    .map((chapter, each) => ({ ...chapter, index: from + each, done: read.has(from + each) }));
  return chapters.length ? { plan, chapters, day: at < 0 ? undefined : at + 1 } : undefined;
}

/** 'Mark 13–14', 'Malachi 4, Matthew 1': chapters that follow one another are one range. */
export function namesOf(chapters: readonly PlanChapter[]): string {
  const ranges: { book: string; first: number; last: number }[] = [];
  for (const { book, chapter } of chapters) {
    const range = ranges.at(-1);
    if (range?.book === book && range.last === chapter - 1) range.last = chapter;
    else ranges.push({ book, first: chapter, last: chapter });
  }
  return ranges
    .map(({ book, first, last }) =>
      first === last ? `${nameBeforeChapter(book)} ${first}` : `${book} ${first}–${last}`,
    )
    .join(', ');
}
