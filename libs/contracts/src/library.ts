import { READING_PLAN_IDS } from '@berea/scripture';
import { z } from 'zod';
import { notFound, route } from './route.js';

/** More days than any schedule needs: the longest plan has 1,189 chapters. */
const MOST_DAYS = 1_200;

const planId = z
  .enum(READING_PLAN_IDS, { error: `Choose one of: ${READING_PLAN_IDS.join(', ')}.` })
  .describe('Which plan');

/** A day of a schedule, and how many of the plan's chapters it holds; they follow one another in the plan's order. */
const PlanDay = z.strictObject({
  date: z.iso.date({ error: 'date is a day of the calendar, written as 2026-11-21.' }),
  count: z
    .number({ error: 'count is a whole number.' })
    .int({ error: 'count is a whole number.' })
    .min(1, { error: 'count starts at 1.' })
    .max(MOST_DAYS, { error: `count is at most ${MOST_DAYS}.` }),
});
export type PlanDay = z.infer<typeof PlanDay>;

export const PlanSchedule = z
  .strictObject({
    plan: planId,
    days: z
      .array(PlanDay, { error: 'days is a list.' })
      .min(1, { error: 'days needs at least one day.' })
      .max(MOST_DAYS, { error: `days has at most ${MOST_DAYS}.` })
      .refine((days) => days.every(({ date }, index) => index === 0 || date > (days[index - 1]?.date ?? '')), {
        error: 'days must follow one another, each day once.',
      })
      .describe('Together exactly the chapters of the plan'),
    remind: z.boolean({ error: 'remind is true or false.' }).describe('Whether Berea reminds of a day that is open'),
  })
  .meta({ id: 'PlanSchedule' });
export type PlanSchedule = z.infer<typeof PlanSchedule>;

export const StartedPlan = z
  .object({
    plan: z.enum(READING_PLAN_IDS),
    startedOn: z.iso.date(),
    days: z.array(PlanDay),
    remind: z.boolean(),
    done: z.array(z.number().int()).describe('Numbers of the chapters that are read, from 0, in the plan’s order'),
  })
  .meta({ id: 'StartedPlan' });
export type StartedPlan = z.infer<typeof StartedPlan>;

export const LibraryReading = z
  .object({
    recent: z
      .array(z.object({ book: z.string(), chapter: z.number().int(), day: z.iso.date() }))
      .describe('Chapters by the day on which they were last read, newest first, 50 at most'),
    plans: z.array(StartedPlan),
  })
  .meta({ id: 'LibraryReading' });
export type LibraryReading = z.infer<typeof LibraryReading>;

const TAGS = ['Library'];

export const libraryContract = {
  reading: route
    .route({ method: 'GET', path: '/api/library/reading', summary: 'What was read, and the reading plans', tags: TAGS })
    .output(LibraryReading),
  schedule: route
    .route({
      method: 'PUT',
      path: '/api/library/plans/{plan}',
      summary: 'Begin a reading plan, or give it another schedule',
      description:
        'Chapters of the plan that are read from its first day on count by themselves. Another schedule keeps what is read.',
      tags: TAGS,
    })
    .input(PlanSchedule)
    .output(StartedPlan),
  tick: route
    .errors(notFound)
    .route({
      method: 'PATCH',
      path: '/api/library/plans/{plan}',
      summary: 'Tick chapters of a plan as read or skipped, or take ticks away',
      description: 'A chapter that was read in the reader stays read.',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        plan: planId,
        chapters: z
          .array(z.number().int().min(0).max(MOST_DAYS), { error: 'chapters is a list of numbers, from 0.' })
          .min(1, { error: 'chapters needs at least one.' })
          .max(MOST_DAYS, { error: `chapters has at most ${MOST_DAYS}.` }),
        done: z.boolean({ error: 'done is true or false.' }),
      }),
    )
    .output(StartedPlan),
  leave: route
    .route({
      method: 'DELETE',
      path: '/api/library/plans/{plan}',
      successStatus: 204,
      summary: 'Leave a reading plan',
      description: 'A plan that was not begun answers 204 too. What was read stays counted.',
      tags: TAGS,
    })
    .input(z.strictObject({ plan: planId }))
    .output(z.void()),
};
