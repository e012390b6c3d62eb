import { z } from 'zod';
import { LexiconEntries, Occurrences, Rendering, strongsId, strongsIds, WholeLexiconEntry } from './lexicon.js';
import { bookName, chapterNumber, paging, Place, verseNumber } from './places.js';
import { notFound, sharedRoute } from './route.js';
import { line } from './text.js';
import { DIRECTIONS } from './works.js';
export const CommentaryNote = z
  .object({
    id: z.string(),
    work: z.string().describe('Id of the work'),
    author: z.string(),
    year: z.string().optional().describe('When the work was first published'),
    kind: z.enum(['introduction', 'exposition', 'quotation', 'hint', 'note']),
    /** Absent for the introduction of a book. */
    place: Place.optional(),
    title: z.string().optional(),
    text: z.string().describe('Plain text; paragraphs are parted by an empty line'),
    focus: z
      .object({ start: z.number().int(), end: z.number().int() })
      .optional()
      .describe(
        'Where in `text`, in UTF-16 units, the sentences on the passage stand that was asked about; absent where all of it is on the passage, or where no sentence is plainly on it',
      ),
    by: z.string().optional().describe('Whom the work quotes here'),
  })
  .meta({ id: 'CommentaryNote' });
export type CommentaryNote = z.infer<typeof CommentaryNote>;

export const OutlineRow = z.object({ place: Place, title: z.string() }).meta({ id: 'OutlineRow' });
export type OutlineRow = z.infer<typeof OutlineRow>;

export const ChapterCommentary = z
  .object({
    book: z.string(),
    chapter: z.number().int(),
    outline: z.array(OutlineRow).describe('With the first part alone'),
    notes: z.array(CommentaryNote),
    next: z.number().int().optional().describe('The `offset` of the notes behind these, where there are more'),
  })
  .meta({ id: 'ChapterCommentary' });
export type ChapterCommentary = z.infer<typeof ChapterCommentary>;

export const TopicSummary = z
  .object({ id: z.string(), name: z.string(), references: z.number().int() })
  .meta({ id: 'TopicSummary' });
export type TopicSummary = z.infer<typeof TopicSummary>;

export const TopicList = z
  .object({ total: z.number().int(), results: z.array(TopicSummary) })
  .meta({ id: 'TopicList' });
export type TopicList = z.infer<typeof TopicList>;

export const Topic = z
  .object({
    id: z.string(),
    name: z.string(),
    total: z.number().int().describe('References under all headings'),
    headings: z.array(
      z.object({
        title: z.string(),
        under: z.array(z.string()).describe('Titles of the headings that it stands under, the outermost first'),
        places: z.array(Place),
      }),
    ),
    see: z.array(TopicSummary),
    source: z.string().describe('Id of the work'),
  })
  .meta({ id: 'Topic' });
export type Topic = z.infer<typeof Topic>;

/** Why one verse is set beside another; every reason names where it comes from. */
export const CrossReferenceReason = z
  .object({
    kind: z.enum(['quotation', 'references', 'commentary', 'topic', 'words', 'lemmas']),
    text: z.string().describe('One sentence for readers: “Matthew Henry refers to it here”'),
    source: z.string().describe('Id of the work'),
  })
  .meta({ id: 'CrossReferenceReason' });
export type CrossReferenceReason = z.infer<typeof CrossReferenceReason>;

export const CrossReference = z
  .object({
    book: z.string(),
    chapter: z.number().int(),
    verse: z.number().int(),
    endVerse: z.number().int(),
    text: z
      .string()
      .describe(
        'The words; several verses carry their numbers: “28 And we know … 29 For whom …”. Of verses that were joined to one passage, the best with its number',
      ),
    score: z.number().describe('Comparable within one answer only; best first'),
    reasons: z.array(CrossReferenceReason),
  })
  .meta({ id: 'CrossReference' });
export type CrossReference = z.infer<typeof CrossReference>;

export const CrossReferences = z
  .object({
    book: z.string(),
    chapter: z.number().int(),
    verse: z.number().int(),
    total: z.number().int(),
    references: z.array(CrossReference),
  })
  .meta({ id: 'CrossReferences' });
export type CrossReferences = z.infer<typeof CrossReferences>;

/** From an English word to the lemmas behind it, and to the other renderings of each lemma. */
export const SemanticRelation = z
  .object({
    id: z.string(),
    lemma: z.string(),
    language: z.enum(['grc', 'hbo', 'arc']),
    direction: z.enum(DIRECTIONS),
    transliteration: z.string(),
    definition: z.string(),
    count: z.number().int().describe('How often the word stands for this lemma'),
    total: z.number().int().describe('Uses of the lemma in all'),
    renderings: z.array(Rendering).describe('Its other renderings'),
    example: Place.extend({ text: z.string() }).optional(),
  })
  .meta({ id: 'SemanticRelation' });
export type SemanticRelation = z.infer<typeof SemanticRelation>;

export const SemanticRelations = z
  .object({
    word: z.string(),
    forms: z.array(z.string()).describe('The inflected forms that were counted'),
    total: z.number().int(),
    relations: z.array(SemanticRelation),
    summary: z
      .record(z.string().max(100), z.string().max(100))
      .describe('At most 5 entries, each at most 100 characters: for clients that show any object'),
    source: z.string().describe('Id of the work'),
  })
  .meta({ id: 'SemanticRelations' });
export type SemanticRelations = z.infer<typeof SemanticRelations>;

const here = { book: bookName, chapter: chapterNumber, verse: verseNumber };

export const referenceWorksContract = {
  lexicon: sharedRoute
    .route({ method: 'GET', path: '/api/bible/lexicon/{id}', summary: 'A lexicon entry', tags: ['Library'] })
    .input(z.object({ id: strongsId }))
    .output(WholeLexiconEntry)
    .errors(notFound),
  lexiconEntries: sharedRoute
    .route({
      method: 'GET',
      path: '/api/bible/lexicon',
      summary: 'Several lexicon entries at once',
      description:
        '`ids` lists Strong’s numbers, parted by commas. One that the lexica do not have is named in `missing`.',
      tags: ['Library'],
    })
    .input(z.object({ ids: strongsIds }))
    .output(LexiconEntries)
    .errors(notFound),
  occurrences: sharedRoute
    .route({
      method: 'GET',
      path: '/api/bible/lexicon/{id}/occurrences',
      summary: 'The verses that hold a lemma, in canonical order',
      tags: ['Library'],
    })
    .input(z.object({ id: strongsId, book: bookName.optional(), ...paging(200, 50) }))
    .output(Occurrences)
    .errors(notFound),
  commentary: sharedRoute
    .route({
      method: 'GET',
      path: '/api/bible/commentary/{book}/{chapter}',
      summary: 'What the commentaries say of a chapter, with its outline',
      description:
        'Of some chapters that is much: what is more than 400 KiB comes in parts, and `next` says where it goes on.',
      tags: ['Library'],
    })
    .input(
      z.object({
        book: bookName,
        chapter: chapterNumber,
        verse: verseNumber.optional(),
        work: line('Work', 40).optional(),
        offset: paging(1, 1).offset,
      }),
    )
    .output(ChapterCommentary)
    .errors(notFound),
  topics: sharedRoute
    .route({
      method: 'GET',
      path: '/api/bible/topics',
      summary: 'Topics by name, or those of a verse',
      description:
        '`q` finds topics by their names and headings; `book`, `chapter` and `verse` those that list the verse.',
      tags: ['Library'],
    })
    .input(
      z.object({
        q: z.string().max(200, { error: 'Search for at most 200 characters.' }).optional(),
        book: bookName.optional(),
        chapter: chapterNumber.optional(),
        verse: verseNumber.optional(),
        ...paging(200, 50),
      }),
    )
    .output(TopicList)
    .errors(notFound),
  topic: sharedRoute
    .route({ method: 'GET', path: '/api/bible/topics/{id}', summary: 'A topic with its references', tags: ['Library'] })
    .input(z.object({ id: line('Topic', 80).meta({ examples: ['faith'] }) }))
    .output(Topic)
    .errors(notFound),
  crossReferences: sharedRoute
    .route({
      method: 'GET',
      path: '/api/bible/cross-references/{book}/{chapter}/{verse}',
      summary: 'Verses to compare, best first, each with the reasons',
      tags: ['Library'],
    })
    .input(z.object({ ...here, ...paging(100, 20) }))
    .output(CrossReferences)
    .errors(notFound),
  semanticRelations: sharedRoute
    .route({
      method: 'GET',
      path: '/api/bible/semantic-relations',
      summary: 'The Hebrew and Greek lemmas behind an English word',
      tags: ['Library'],
    })
    .input(z.object({ word: line('Word', 60) }))
    .output(SemanticRelations),
};
