import { z } from 'zod';
import { route } from './route.js';

export const CoveredChapter = z
  .object({
    chapter: z.number().int().positive(),
    sermons: z.number().int().positive().describe('How many sermons are about it'),
    preached: z.iso.date().optional().describe('When one of them was preached last; absent where none was yet'),
  })
  .meta({ id: 'CoveredChapter' });
export type CoveredChapter = z.infer<typeof CoveredChapter>;

export const CoveredBook = z
  .object({
    book: z.string().describe('Canonical English name'),
    chapters: z.array(CoveredChapter).describe('In their order'),
  })
  .meta({ id: 'CoveredBook' });
export type CoveredBook = z.infer<typeof CoveredBook>;

export const SermonYear = z
  .object({
    year: z.number().int().min(1000).max(9999),
    sermons: z.number().int().positive().describe('How many were planned for it, or preached in it'),
  })
  .meta({ id: 'SermonYear' });
export type SermonYear = z.infer<typeof SermonYear>;

/** Overviews of all sermons, however many there are. Sermons in the bin do not count. */
export const sermonOverviews = {
  passages: route
    .meta({ scope: 'sermons:read' })
    .route({
      method: 'GET',
      path: '/api/sermons/passages',
      summary: 'The books and chapters that sermons are about, and when they were preached last',
      tags: ['Sermons'],
    })
    .output(z.array(CoveredBook)),
  years: route
    .meta({ scope: 'sermons:read' })
    .route({
      method: 'GET',
      path: '/api/sermons/years',
      summary: 'The years for which sermons are planned, or in which they were preached, newest first',
      tags: ['Sermons'],
    })
    .output(z.array(SermonYear)),
};
