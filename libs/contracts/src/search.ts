import { z } from 'zod';
import { isSearchable, SEARCH_LIMITS, SEARCH_MIN_EXCLUSIVE } from './values/limits.js';
import { paging, Place, Span } from './places.js';
import { notFound, sharedRoute } from './route.js';

export const SEARCH_ORDERS = ['canonical', 'relevance'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];
export const SEARCH_KINDS = ['verses', 'commentary', 'topics', 'lexicon'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SearchResult = z
  .object({
    book: z.string(),
    chapter: z.number().int(),
    verse: z.number().int(),
    text: z.string(),
    translation: z.string().optional().describe('Upper-case code'),
    title: z.string().optional().describe('The psalm title, where the words were found in it'),
    matches: z.array(Span).optional().describe('The words of `text` that match'),
    reason: z
      .string()
      .optional()
      .describe(
        'Why it was found, where the marked words do not say it: `near: 3 words apart`, `ἀγαπάω in the form ἠγάπησεν`',
      ),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof SearchResult>;

/** A search result that is not a verse. */
export const SearchEntry = z
  .object({
    kind: z.enum(['commentary', 'topics', 'lexicon']),
    id: z.string().describe('Of the note, the topic, or the lexicon entry'),
    title: z.string(),
    excerpt: z.string(),
    matches: z.array(Span).describe('The words of `excerpt` that match'),
    place: Place.optional(),
    source: z.string().describe('Id of the work'),
  })
  .meta({ id: 'SearchEntry' });
export type SearchEntry = z.infer<typeof SearchEntry>;

export const SearchResponse = z
  .object({
    query: z.string(),
    translation: z.string().describe('Upper-case code; ALL for every installed one'),
    total: z.number().int().describe('How many verses match; `results` holds some of them'),
    results: z.array(SearchResult),
    offset: z.number().int(),
    order: z.enum(SEARCH_ORDERS),
    kind: z.enum(SEARCH_KINDS),
    entries: z.array(SearchEntry).describe('Filled where `kind` asks for something else than verses'),
    counts: z
      .array(z.object({ book: z.string(), testament: z.enum(['old', 'new']), count: z.number().int() }))
      .describe('Matches of each book, in canonical order'),
    others: z
      .object({ commentary: z.number().int(), topics: z.number().int(), lexicon: z.number().int() })
      .describe('How much the other kinds would find'),
    reference: Place.nullable().describe('Set where the query is a reference: open it'),
    showing: z.string().nullable().describe('The query that was searched for, where it had a typing mistake'),
    version: z
      .string()
      .optional()
      .describe('The translation that the query names beside its reference, installed or not: open it there'),
    notices: z
      .array(z.object({ text: z.string(), queries: z.array(z.string()).optional() }))
      .optional()
      .describe('What readers should know of the references: why a place is not there, and queries that may be meant'),
    ignored: z.array(z.string()).describe('Parts of the query that mean nothing, such as an AND at its end'),
  })
  .meta({ id: 'SearchResponse' });
export type SearchResponse = z.infer<typeof SearchResponse>;

const term = z
  .string({ error: 'The search term must be text.' })
  .max(SEARCH_LIMITS.query, { error: `Search for at most ${SEARCH_LIMITS.query} characters.` });

export const searchContract = {
  search: sharedRoute
    .meta({ class: 'search' })
    .route({
      method: 'GET',
      path: '/api/bible/search',
      summary: 'Find verses by words or by reference',
      description:
        'The term goes in `q`; `s` is accepted as well. It needs more than 2 characters, names such as Og and Ai excepted. ' +
        'Words (all must occur), "phrases", AND, OR, NOT or -word, `faith NEAR works`, `"faith works"~5`, pref*, Greek and Hebrew words, ' +
        '`lemma:G26`, `parsing:aorist.passive`, `G26 dative`, `in:rom`, `in:nt`, or a reference. ' +
        '`LORD` and `GOD` find the Name of God; `Lord` alone finds what is spelled so.',
      tags: ['Bible'],
    })
    .input(
      z
        .object({
          q: term.optional(),
          s: term.optional(),
          translation: z
            .string({ error: 'Translation must be text.' })
            .trim()
            .toLowerCase()
            .min(1, { error: 'Name a translation, for example KJV, or ALL.' })
            .max(20, { error: 'That is no translation code.' })
            .default('kjv'),
          order: z.enum(SEARCH_ORDERS, { error: `Order is one of: ${SEARCH_ORDERS.join(', ')}.` }).default('canonical'),
          kind: z.enum(SEARCH_KINDS, { error: `Kind is one of: ${SEARCH_KINDS.join(', ')}.` }).default('verses'),
          in: z
            .string({ error: 'The scope must be text.' })
            .trim()
            .max(60, { error: 'That is no book, nor a part of Scripture.' })
            .optional()
            .describe('Narrows the search as `in:` does; the empty one does not'),
          ...paging(SEARCH_LIMITS.results, SEARCH_LIMITS.results),
        })
        .refine(({ q, s }) => isSearchable(q ?? s ?? ''), {
          path: ['q'],
          error: `Search for more than ${SEARCH_MIN_EXCLUSIVE} characters.`,
        }),
    )
    .output(SearchResponse)
    .errors(notFound),
};
