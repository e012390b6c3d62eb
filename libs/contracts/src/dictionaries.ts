import { z } from 'zod';
import { paging, Place } from './places.js';
import { notFound, sharedRoute } from './route.js';
import { line } from './text.js';

/** The entries of one answer. */
export const DICTIONARY_PAGE = 500;

export const DictionaryEntryTitle = z
  .object({
    id: z.string().describe('Of its address, as `beth-el`'),
    name: z.string(),
    excerpt: z.string().describe('How its article begins; where its text was found, the words around that place'),
  })
  .meta({ id: 'DictionaryEntryTitle' });
export type DictionaryEntryTitle = z.infer<typeof DictionaryEntryTitle>;

export const DictionaryEntryList = z
  .object({
    letters: z
      .array(z.object({ letter: z.string(), entries: z.number().int() }))
      .describe('First letters of all names, in order; `#` where a name begins with none'),
    total: z.number().int(),
    results: z.array(DictionaryEntryTitle),
    near: z.array(DictionaryEntryTitle).describe('Entries with nearly the spelling of `q`, where no name has it'),
    source: z.string().describe('Id of the work'),
  })
  .meta({ id: 'DictionaryEntryList' });
export type DictionaryEntryList = z.infer<typeof DictionaryEntryList>;

export const DictionaryEntry = DictionaryEntryTitle.omit({ excerpt: true })
  .extend({
    letter: z.string().describe('The letter under which it is listed'),
    text: z.string().describe('Plain text; paragraphs are parted by an empty line'),
    references: z.array(z.object({ reference: z.string(), place: Place })).describe('The verses that it names'),
    see: z.array(DictionaryEntryTitle).describe('Entries to which it points'),
    previous: DictionaryEntryTitle.optional(),
    next: DictionaryEntryTitle.optional(),
    source: z.string().describe('Id of the work'),
  })
  .meta({ id: 'DictionaryEntry' });
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

const dictionary = line('Dictionary', 80)
  .describe('Id of the work, as `/api/bible/works` names it')
  .meta({ examples: ['dictionary-easton'] });

export const dictionariesContract = {
  entries: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/dictionaries/{dictionary}/entries',
      summary: 'The entries of a dictionary of the Bible: all of them, those of a letter, or those that words find',
      description:
        '`q` finds entries by the beginnings of the words of their names, best first, then by the words of their ' +
        'articles. Without it they come by name.',
      tags: ['Library'],
    })
    .input(
      z.object({
        dictionary,
        q: z.string().max(200, { error: 'Search for at most 200 characters.' }).optional(),
        letter: line('Letter', 4)
          .optional()
          .describe('One of `letters`')
          .meta({ examples: ['A'] }),
        ...paging(DICTIONARY_PAGE, 100),
      }),
    )
    .output(DictionaryEntryList)
    .errors(notFound),
  entry: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/dictionaries/{dictionary}/entries/{id}',
      summary: 'An entry of a dictionary of the Bible',
      tags: ['Library'],
    })
    .input(z.object({ dictionary, id: line('Entry', 200).meta({ examples: ['aaron'] }) }))
    .output(DictionaryEntry)
    .errors(notFound),
};
