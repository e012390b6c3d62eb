import { z } from 'zod';
import { SEARCH_LIMITS } from './limits.js';
import { notFound, route } from './route.js';
import { line } from './text.js';

/** Verse search runs only on terms longer than this many characters (product constant). */
export const SEARCH_MIN_EXCLUSIVE = 2;

export const Verse = z.object({ verse: z.number().int(), text: z.string() }).meta({ id: 'Verse' });
export type Verse = z.infer<typeof Verse>;

export const Chapter = z
  .object({
    book: z.string().describe('Canonical English name'),
    chapter: z.number().int(),
    translation: z.string().describe('Upper-case code'),
    verses: z.array(Verse),
  })
  .meta({ id: 'Chapter' });
export type Chapter = z.infer<typeof Chapter>;

export const SearchResult = z
  .object({ book: z.string(), chapter: z.number().int(), verse: z.number().int(), text: z.string() })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchResponse = z
  .object({
    query: z.string(),
    translation: z.string(),
    total: z.number().int().describe('How many verses match; `results` holds the first of them'),
    results: z.array(SearchResult),
  })
  .meta({ id: 'SearchResponse' });
export type SearchResponse = z.infer<typeof SearchResponse>;

const translation = z
  .string({ error: 'Translation must be text.' })
  .trim()
  .toLowerCase()
  .min(1, { error: 'Name a translation, for example KJV.' })
  .max(20, { error: 'That is no translation code.' })
  .default('kjv');

const term = z
  .string({ error: 'The search term must be text.' })
  .max(SEARCH_LIMITS.query, { error: `Search for at most ${SEARCH_LIMITS.query} characters.` });

export const bibleContract = {
  search: route
    .route({
      method: 'GET',
      path: '/api/bible/search',
      summary: 'Find verses by words or by reference',
      description: 'The term goes in `q`; `s` is accepted as well. It needs more than 2 characters.',
      tags: ['Bible'],
    })
    .input(
      z
        .object({ q: term.optional(), s: term.optional(), translation })
        .refine((query) => (query.q ?? query.s ?? '').trim().length > SEARCH_MIN_EXCLUSIVE, {
          path: ['q'],
          error: `Search for more than ${SEARCH_MIN_EXCLUSIVE} characters.`,
        }),
    )
    .output(SearchResponse)
    .errors(notFound),
  chapter: route
    .route({
      method: 'GET',
      path: '/api/bible/{book}/{chapter}',
      summary: 'The verses of a chapter',
      description: "Any usual name of the book: 'Matthew', '1 Samuel', 'I Samuel', 'Psalm', 'Song of Songs', OSIS ids.",
      tags: ['Bible'],
    })
    .input(
      z.object({
        book: line('Book', 60),
        chapter: z.coerce
          .number({ error: 'Chapter is a whole number.' })
          .pipe(
            z
              .int({ error: 'Chapter is a whole number.' })
              .min(1, { error: 'Chapters start at 1.' })
              .max(999, { error: 'Chapter is out of range.' }),
          ),
        translation,
      }),
    )
    .output(Chapter)
    .errors(notFound),
};
