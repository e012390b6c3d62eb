import { z } from 'zod';
import { bookName, chapterNumber, Place } from './places.js';
import { notFound, sharedRoute } from './route.js';

/** A passage in a harmony, from its first verse to its last, as far as the list goes. */
export const ParallelColumn = z
  .object({
    book: z.string().describe('Canonical English name'),
    places: z.array(Place).describe('All that the column holds, in canonical order; verses that adjoin are one place'),
  })
  .meta({ id: 'ParallelColumn' });
export type ParallelColumn = z.infer<typeof ParallelColumn>;

export const ParallelRow = z
  .object({
    cells: z
      .array(z.array(Place))
      .describe('What belongs side by side: for each column its places, none where it has nothing here'),
    between: z
      .boolean()
      .optional()
      .describe('The list sets these verses beside nothing: they stand between two of its places'),
  })
  .meta({ id: 'ParallelRow' });
export type ParallelRow = z.infer<typeof ParallelRow>;

export const ParallelPassages = z
  .object({ title: z.string(), columns: z.array(ParallelColumn), rows: z.array(ParallelRow) })
  .meta({ id: 'ParallelPassages' });
export type ParallelPassages = z.infer<typeof ParallelPassages>;

export const ChapterParallels = z
  .object({
    book: z.string(),
    chapter: z.number().int(),
    sections: z.array(ParallelPassages),
    source: z.string().describe('Id of the work'),
  })
  .meta({ id: 'ChapterParallels' });
export type ChapterParallels = z.infer<typeof ChapterParallels>;

export const parallelsContract = {
  parallels: sharedRoute
    .route({
      method: 'GET',
      path: '/api/bible/parallels/{book}/{chapter}',
      summary: 'Passages that tell the same as a part of a chapter, side by side',
      description:
        'Parallels of the Gospels and of the books of the Old Testament, each with its title, two to four columns and ' +
        'the rows that set their verses side by side. The words of the verses are those of the chapters.',
      tags: ['Library'],
    })
    .input(z.object({ book: bookName, chapter: chapterNumber }))
    .output(ChapterParallels)
    .errors(notFound),
};
