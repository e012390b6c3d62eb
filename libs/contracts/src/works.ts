import { z } from 'zod';
import { sharedRoute } from './route.js';

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export const LICENCE_TIERS = [
  'public-domain',
  'attribution',
  'share-alike',
  'non-commercial',
  'by-permission',
] as const;
export const WORK_KINDS = ['bible', 'words', 'lexicon', 'commentary', 'topics', 'references', 'dictionary'] as const;

/** A translation that readers may choose, installed or not. */
export const Translation = z
  .object({
    code: z.string().describe('Upper-case code'),
    title: z.string(),
    language: z.string().describe('BCP 47'),
    direction: z.enum(DIRECTIONS),
    installed: z.boolean(),
    reason: z.string().optional().describe('Why it is not installed, and what would install it'),
    licence: z.string().optional(),
    attribution: z.string().optional(),
    contentVersion: z.string().optional().describe('Changes when the text changes; `v` of the chapter call'),
    features: z
      .array(z.enum(['strongs', 'wordsOfJesus', 'addedWords', 'divineName', 'paragraphs', 'poetry', 'notes', 'titles']))
      .optional(),
  })
  .meta({ id: 'Translation' });
export type Translation = z.infer<typeof Translation>;

/** A work that the library holds, or could hold, as 'About the texts' shows it. */
export const Work = z
  .object({
    id: z.string().describe('What `sources` of answers name'),
    kind: z.enum(WORK_KINDS),
    title: z.string(),
    author: z.string().optional(),
    year: z.string().optional().describe('Of the first publication'),
    edition: z.string().optional(),
    language: z.string(),
    direction: z.enum(DIRECTIONS),
    installed: z.boolean(),
    bytes: z.number().int().optional().describe('Size of its file on the server, of an installed work'),
    reason: z.string().optional(),
    licence: z.string(),
    licenceTier: z
      .enum(LICENCE_TIERS)
      .optional()
      .describe('How freely it may be used, by the strictest of its licences; earlier servers do not say it'),
    attribution: z.string().optional().describe('Words that must be shown wherever the work is used'),
    notice: z
      .string()
      .optional()
      .describe('What a reader should know: a limit of the licence, a leaning of the author'),
    url: z.string().optional(),
  })
  .meta({ id: 'Work' });
export type Work = z.infer<typeof Work>;

export const BookInfo = z
  .object({
    id: z.number().int().describe('1 to 66'),
    osis: z.string(),
    name: z.string(),
    testament: z.enum(['old', 'new']),
    chapters: z.number().int(),
    verseCounts: z.array(z.number().int()),
  })
  .meta({ id: 'BookInfo' });
export type BookInfo = z.infer<typeof BookInfo>;

export const worksContract = {
  translations: sharedRoute
    .route({
      method: 'GET',
      path: '/api/bible/translations',
      summary: 'Every translation that is offered, with why one is not installed',
      tags: ['Library'],
    })
    .output(z.array(Translation)),
  books: sharedRoute
    .route({
      method: 'GET',
      path: '/api/bible/books',
      summary: 'The 66 books, with the verses of each chapter',
      tags: ['Library'],
    })
    .output(z.array(BookInfo)),
  library: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/works',
      summary: 'The reference shelf: every work, its licence and its attribution',
      description: 'The same as `/api/bible/works`.',
      tags: ['Library'],
    })
    .output(z.array(Work)),
  list: sharedRoute
    .route({
      method: 'GET',
      path: '/api/bible/works',
      summary: 'About the texts: every work, its licence and its attribution',
      tags: ['Library'],
    })
    .output(z.array(Work)),
};
