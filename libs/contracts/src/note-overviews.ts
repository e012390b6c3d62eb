import { z } from 'zod';
import { tagList } from './lists.js';
import { route } from './route.js';

/** The most tags in an answer; the most used ones come first. */
const TAGS = 500;

const NO_ZONE = { error: 'zone is a time zone by its name, such as Europe/London.' };

const timeZone = z
  .string(NO_ZONE)
  .max(64, NO_ZONE)
  .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/, NO_ZONE)
  .meta({ examples: ['Europe/London'] })
  .describe("The time zone of the reader's calendar, by its name in the IANA list; UTC without it");

export const TagCount = z
  .object({ tag: z.string(), notes: z.number().int().positive().describe('How many notes carry it') })
  .meta({ id: 'TagCount' });
export type TagCount = z.infer<typeof TagCount>;

export const NotedBook = z
  .object({
    book: z.string().describe('Canonical English name'),
    chapters: z.array(z.number().int().positive()).describe('In their order'),
  })
  .meta({ id: 'NotedBook' });
export type NotedBook = z.infer<typeof NotedBook>;

export const DayCount = z
  .object({ day: z.iso.date(), notes: z.number().int().positive().describe('How many were written that day') })
  .meta({ id: 'DayCount' });
export type DayCount = z.infer<typeof DayCount>;

const overview = (path: `/api/notes/${string}`, summary: string) =>
  route.meta({ scope: 'notes:read' }).route({ method: 'GET', path, summary, tags: ['Notes'] });

/** Overviews of all notes, however many there are. Notes in the bin do not count. */
export const noteOverviews = {
  tags: overview('/api/notes/tags', `The tags of the user's notes, most used first, at most ${TAGS}`).output(
    z.array(TagCount).max(TAGS),
  ),
  places: overview('/api/notes/places', 'The books and chapters that notes are about').output(z.array(NotedBook)),
  days: overview('/api/notes/days', 'The days on which notes were written, the first one first')
    .input(
      z
        .object({ tags: tagList('Tags with commas between them: one of them at least'), zone: timeZone.optional() })
        .default({}),
    )
    .output(z.array(DayCount)),
};
