import { z } from 'zod';
import { bookName, chapterNumber, Span } from './places.js';
import { notFound, sharedRoute } from './route.js';
import { listed } from './text.js';
import { DIRECTIONS } from './works.js';

/** Optional parts of the chapter call, beyond the plain verses. */
export const CHAPTER_EXTRAS = ['layout', 'words', 'notes'] as const;
export type ChapterExtra = (typeof CHAPTER_EXTRAS)[number];

/** A run of the verse's text that is set apart. */
export const Mark = Span.extend({ kind: z.enum(['added', 'jesus', 'divineName']) }).meta({ id: 'Mark' });
export type Mark = z.infer<typeof Mark>;

/** Words of the verse that translate one or more lemmas. */
export const TaggedWords = Span.extend({ strongs: z.array(z.string()) }).meta({ id: 'TaggedWords' });
export type TaggedWords = z.infer<typeof TaggedWords>;

/** A word of the Hebrew text, in its own order; spelling and points as the manuscript has them. */
export const HebrewWord = z
  .object({ form: z.string(), strongs: z.string().optional(), parsing: z.string(), code: z.string() })
  .meta({ id: 'HebrewWord' });
export type HebrewWord = z.infer<typeof HebrewWord>;

/** A word of the Greek text, in its own order, as the edition prints it. */
export const GreekWord = z
  .object({
    form: z.string(),
    strongs: z.string().optional().describe('The number of the lemma in Strong’s dictionary; absent where none fits'),
    fit: z.number().optional().describe('How sure the number is, from 0.6 to 1; 1 where the text is parsed'),
    transliteration: z.string().optional().describe('The form in our letters'),
    lemma: z.string().optional().describe('The dictionary form, where the text is parsed'),
    parsing: z.string().optional().describe('In words: “verb, aorist active indicative, third person singular”'),
    code: z.string().optional().describe('The same as MorphGNT codes it: `V-3AAI-S--`'),
    varies: z.boolean().optional().describe('Other editions read something else here'),
  })
  .meta({ id: 'GreekWord' });
export type GreekWord = z.infer<typeof GreekWord>;

export const Verse = z
  .object({
    verse: z.number().int().describe('In the King James numbering, by which every text is laid out'),
    number: z.string().optional().describe('What this edition calls the verse, where it counts otherwise: `2:1`'),
    text: z.string(),
    paragraph: z.boolean().optional().describe('A paragraph begins with this verse (`layout`)'),
    marks: z.array(Mark).optional().describe('`layout`'),
    lines: z
      .array(z.object({ start: z.number().int(), level: z.number().int() }))
      .optional()
      .describe('Where the lines of poetry begin, and how deep they stand (`layout`)'),
    words: z.array(TaggedWords).optional().describe('`words`'),
    hebrew: z.array(HebrewWord).optional().describe('`words`, Old Testament, where the Hebrew text is installed'),
    greek: z
      .array(GreekWord)
      .optional()
      .describe('`words`, New Testament, where the Greek text is installed; empty where this edition lacks the verse'),
    readings: z.array(z.string()).optional().describe('Where other editions of the Greek text differ (`words`)'),
    notes: z
      .array(z.object({ at: z.number().int(), kind: z.enum(['margin', 'footnote', 'reference']), text: z.string() }))
      .optional()
      .describe('`notes`'),
  })
  .meta({ id: 'Verse' });
export type Verse = z.infer<typeof Verse>;

export const Heading = z
  .object({
    verse: z.number().int().describe('Stands before this verse; a colophon after it'),
    kind: z.enum(['psalm', 'acrostic', 'speaker', 'section', 'colophon']),
    text: z.string(),
  })
  .meta({ id: 'Heading' });
export type Heading = z.infer<typeof Heading>;

export const Chapter = z
  .object({
    book: z.string().describe('Canonical English name'),
    chapter: z.number().int(),
    translation: z.string().describe('Upper-case code'),
    verses: z.array(Verse),
    language: z.string().describe('BCP 47'),
    direction: z.enum(DIRECTIONS),
    contentVersion: z.string(),
    headings: z.array(Heading).optional().describe('`layout`'),
    lacking: z
      .array(
        z.object({
          verse: z.number().int(),
          why: z.string(),
          in: z.array(z.string()).describe('Codes of the installed texts that have it'),
        }),
      )
      .optional()
      .describe('Verses that this text does not have and others have'),
  })
  .meta({ id: 'Chapter' });
export type Chapter = z.infer<typeof Chapter>;

const extras = z
  .string({ error: 'include is text.' })
  .max(60)
  .default('')
  .transform(listed)
  .pipe(z.array(z.enum(CHAPTER_EXTRAS, { error: `include is a list of: ${CHAPTER_EXTRAS.join(', ')}.` })));

export const chapterContract = {
  chapter: sharedRoute
    .route({
      method: 'GET',
      path: '/api/bible/{book}/{chapter}',
      summary: 'The verses of a chapter',
      description:
        "Any usual name of the book: 'Matthew', '1 Samuel', 'I Samuel', 'Psalm', 'Song of Songs', OSIS ids. " +
        '`include` adds layout, words or notes. With `v`, the content version, the answer may be kept for good.',
      tags: ['Bible'],
    })
    .input(
      z.object({
        book: bookName,
        chapter: chapterNumber,
        translation: z
          .string({ error: 'Translation must be text.' })
          .trim()
          .toLowerCase()
          .min(1, { error: 'Name a translation, for example KJV.' })
          .max(20, { error: 'That is no translation code.' })
          .default('kjv'),
        include: extras,
        v: z.string().max(64).optional(),
      }),
    )
    .output(Chapter)
    .errors(notFound),
};
