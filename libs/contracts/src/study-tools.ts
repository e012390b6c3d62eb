import { z } from 'zod';
import { Care } from './care.js';
import { ENGINES } from './chat-message.js';
import { CHAT_MODES } from './values/answer-kinds.js';
import { TOOL_KINDS, WRITTEN_TOOLS } from './values/bible-page.js';
import { Citation, Source } from './citations.js';
import { LexiconEntry } from './lexicon.js';
import { CHAT_LIMITS } from './values/limits.js';
import { bookName, chapterNumber, Place, verseNumber } from './places.js';
import { CommentaryNote, CrossReference, OutlineRow, SemanticRelation } from './reference-works.js';
import { assistantOff, notFound, route } from './route.js';
import { prose } from './text.js';

/** A word of a verse with the lemma behind it; Hebrew words also have the form in the verse and its parsing. */
export const StudyWord = z
  .object({
    words: z.string().describe('The English words, in the order of the verse'),
    form: z.string().optional().describe('The word as it stands in the Hebrew or Greek text'),
    transliteration: z.string().optional().describe('The form in our letters; of Greek words'),
    parsing: z.string().optional().describe('In words: “verb, Qal, perfect, third person masculine singular”'),
    entry: LexiconEntry.optional(),
    places: z
      .array(Place)
      .optional()
      .describe('The verses that have it, of a word that carries a passage; such words come best first'),
  })
  .meta({ id: 'StudyWord' });
export type StudyWord = z.infer<typeof StudyWord>;

const heading = { title: z.string() };

/** One part of an analysis. Every paragraph from a work names that work (`source` is its id). */
export const StudySection = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('text'),
      ...heading,
      text: z.string().describe('Markdown'),
      source: z.string().optional(),
    }),
    z.object({
      type: z.literal('words'),
      ...heading,
      order: z.enum(['original', 'translation']).describe('Whose word order the rows follow, if they have no places'),
      rows: z.array(StudyWord),
      note: z.string().optional().describe('The honest limit of the table'),
    }),
    z.object({ type: z.literal('cross-references'), ...heading, references: z.array(CrossReference) }),
    z.object({ type: z.literal('commentary'), ...heading, notes: z.array(CommentaryNote) }),
    z.object({
      type: z.literal('topics'),
      ...heading,
      topics: z.array(
        z.object({ id: z.string(), name: z.string(), heading: z.string().optional(), references: z.number().int() }),
      ),
    }),
    z.object({ type: z.literal('outline'), ...heading, rows: z.array(OutlineRow), source: z.string() }),
    z.object({
      type: z.literal('repetitions'),
      ...heading,
      rows: z.array(
        z.object({
          words: z.string(),
          lemma: z.string().optional(),
          id: z.string().optional(),
          count: z.number().int(),
          places: z.array(Place),
        }),
      ),
    }),
    z.object({
      type: z.literal('points'),
      ...heading,
      points: z.array(
        z.object({
          title: z.string(),
          text: z.string().describe('Plain text; paragraphs are parted by an empty line'),
          sources: z.array(z.string()).optional().describe('Ids of the works that the text was made from'),
        }),
      ),
    }),
    z.object({ type: z.literal('relations'), ...heading, word: z.string(), relations: z.array(SemanticRelation) }),
    z.object({ type: z.literal('questions'), ...heading, questions: z.array(z.string()) }),
    z.object({ type: z.literal('verses'), ...heading, verses: z.array(Place.extend({ text: z.string() })) }),
  ])
  .meta({ id: 'StudySection' });
export type StudySection = z.infer<typeof StudySection>;

export const StudyQuestion = z
  .strictObject({
    message: prose('Message', CHAT_LIMITS.message),
    mode: z.enum(CHAT_MODES, { error: `Mode is one of: ${CHAT_MODES.join(', ')}.` }).default('study'),
    tool: z.enum(TOOL_KINDS, { error: `Tool is one of: ${TOOL_KINDS.join(', ')}.` }).optional(),
    book: bookName.optional(),
    chapter: chapterNumber.optional(),
    verse: verseNumber.optional(),
    endVerse: verseNumber.optional(),
    translation: z
      .string({ error: 'Translation must be text.' })
      .trim()
      .max(20, { error: 'That is no translation code.' })
      .optional(),
    engine: z
      .enum(ENGINES, { error: `Engine is one of: ${ENGINES.join(', ')}.` })
      .optional()
      .describe(
        'Who is to write. `model` asks the language model for commentary, sermon-tools or devotional; of a passage that the ' +
          'fields name it writes the same for everybody, whatever `message` says. Without it tools are answered by the ' +
          'library, and free questions by whom the account has chosen',
      ),
  })
  .refine(({ tool, engine }) => !tool || engine !== 'model' || WRITTEN_TOOLS.some((written) => written === tool), {
    path: ['engine'],
    error: `The language model writes for ${WRITTEN_TOOLS.join(', ')} alone. Leave engine out.`,
  })
  .meta({ id: 'StudyQuestion' });
export type StudyQuestion = z.input<typeof StudyQuestion>;

export const StudyAnswer = z
  .object({
    response: z.string().describe('Markdown; the whole answer for clients that show one text'),
    tool: z.enum(TOOL_KINDS).nullable().describe('Null for a free question'),
    place: Place.nullable(),
    sections: z.array(StudySection),
    sources: z.array(Source),
    citations: z.array(Citation),
    engine: z.enum(ENGINES),
    model: z.string().optional().describe('The language model by its name, where `engine` is `model`'),
    care: Care.optional().describe('Only where the answer speaks to somebody in distress'),
  })
  .meta({ id: 'StudyAnswer' });
export type StudyAnswer = z.infer<typeof StudyAnswer>;

export const studyToolsContract = {
  study: route
    .meta({ class: 'study', assistant: 'told', scope: 'study:read' })
    .route({
      method: 'POST',
      path: '/api/bible/study-tools',
      summary: 'Study a verse with one of the nine tools, or ask about it',
      description:
        'With `message` alone, tool and reference are recognised in it. Where Scholar is switched off, free questions and ' +
        'the tools commentary, sermon-tools and devotional are refused with 403 `assistant_off`.',
      tags: ['Study'],
    })
    .input(StudyQuestion)
    .output(StudyAnswer)
    .errors({ ...notFound, ...assistantOff }),
};
