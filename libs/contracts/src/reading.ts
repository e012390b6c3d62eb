import { z } from 'zod';
import { chapterInBody, inAddress, within } from './places.js';
import { route } from './route.js';

/** A day as the reader's own calendar has it, anywhere on earth: at most one from the server's. */
export const readerDay = z.iso
  .date({ error: 'date is a day of the calendar, written as 2026-11-21.' })
  .describe("The reader's own day; the server's (UTC) without it. At most one day away from that one");

export const ReadingRecord = z
  .strictObject({ ...chapterInBody, date: readerDay.optional() })
  .meta({ id: 'ReadingRecord' });
export type ReadingRecord = z.input<typeof ReadingRecord>;

export const ReadChapter = z
  .object({
    book: z.string().describe('Canonical English name'),
    chapter: z.number().int(),
    date: z.iso.date().describe("The reader's own day on which it was read last"),
  })
  .meta({ id: 'ReadChapter' });
export type ReadChapter = z.infer<typeof ReadChapter>;

/** The most chapters in the list of recently read ones. */
const RECENT = 30;

export const readingContract = {
  recent: route
    .route({
      method: 'GET',
      path: '/api/reading',
      summary: 'The chapters that were read last, each once, the latest first',
      tags: ['Reading'],
    })
    .input(
      z
        .object({
          limit: within(inAddress('limit'), 'limit', 1, RECENT, `limit is at most ${RECENT}.`).default(RECENT),
        })
        .default({ limit: RECENT }),
    )
    .output(z.array(ReadChapter)),
  record: route
    .route({
      method: 'POST',
      path: '/api/reading',
      successStatus: 204,
      summary: 'Count a chapter as read today',
      description: 'The same chapter on the same day counts once, so a repeated call does no harm.',
      tags: ['Reading'],
    })
    .input(ReadingRecord)
    .output(z.void()),
};
