import { z } from 'zod';
import { bookName, paging, Place, verseInAddress } from './places.js';
import { notFound, sharedRoute } from './route.js';
import { line } from './text.js';

const language = z
  .enum(['en', 'es'], { error: 'language is en or es.' })
  .default('en')
  .describe('Of the texts; what has no Spanish text comes in English');

const edition = z.iso.date().describe('The day of the edition');
const question = z.string().max(200, { error: 'Search for at most 200 characters.' }).optional();
const NamedPlace = z.object({ reference: z.string(), place: Place });

export const NotedAnswerTitle = z
  .object({
    id: z.string(),
    kind: z.string().describe('What kind of question it is: meaning, doctrine, situation, …'),
    title: z.string().describe('The question as people ask it'),
  })
  .meta({ id: 'NotedAnswerTitle' });
export type NotedAnswerTitle = z.infer<typeof NotedAnswerTitle>;

export const NotedAnswerList = z
  .object({
    edition,
    total: z.number().int(),
    results: z.array(NotedAnswerTitle),
  })
  .meta({ id: 'NotedAnswerList' });
export type NotedAnswerList = z.infer<typeof NotedAnswerList>;

export const NotedAnswer = NotedAnswerTitle.extend({
  edition,
  lead: z.string().describe('The answer in a sentence or two'),
  passages: z.array(NamedPlace.extend({ why: z.string() })).describe('In an order that argues, each with what it adds'),
  views: z
    .array(
      z.object({
        of: z.string().describe('A tradition, or a reading'),
        says: z.string(),
        references: z.array(NamedPlace),
      }),
    )
    .describe('Where Christians differ; else empty'),
  next: z.array(NotedAnswerTitle).describe('Related answers'),
  source: z.string().describe('Id of the work'),
}).meta({ id: 'NotedAnswer' });
export type NotedAnswer = z.infer<typeof NotedAnswer>;

export const NotedSectionTitle = NamedPlace.extend({
  id: z.string().describe('Its range, as `luke-15-11-32` or, over chapters, `gen-1-1-2-3`'),
  title: z.string(),
}).meta({ id: 'NotedSectionTitle' });
export type NotedSectionTitle = z.infer<typeof NotedSectionTitle>;

export const NotedSectionList = z
  .object({ edition, total: z.number().int(), results: z.array(NotedSectionTitle) })
  .meta({ id: 'NotedSectionList' });
export type NotedSectionList = z.infer<typeof NotedSectionList>;

export const NotedIntroductionTitle = z
  .object({ id: z.string().describe('Of its address, as `1-samuel`'), book: z.string() })
  .meta({ id: 'NotedIntroductionTitle' });
export type NotedIntroductionTitle = z.infer<typeof NotedIntroductionTitle>;

export const NotedSection = NotedSectionTitle.extend({
  edition,
  about: z.string().describe('What happens or is said'),
  setting: z.string().describe('Where it is in the story or argument'),
  note: z.string().describe('What the passage does'),
  keyVerse: NamedPlace.describe('The verse that decides'),
  asked: z.array(z.object({ question: z.string(), answer: z.string() })).describe('What readers ask here'),
  idea: z.string().describe('The big idea of a sermon'),
  movements: z
    .array(NamedPlace.extend({ title: z.string(), verses: z.number().int().describe('How many it has') }))
    .describe('The steps of the passage, all of it, in order'),
  questions: z.array(z.string()).describe('For a group'),
  caution: z.string().optional().describe('A common misuse, where there is one'),
  themes: z.array(z.string()),
  introduction: NotedIntroductionTitle.optional().describe('To its book; absent where there is none'),
  previous: NotedSectionTitle.optional(),
  next: NotedSectionTitle.optional(),
  source: z.string().describe('Id of the work'),
}).meta({ id: 'NotedSection' });
export type NotedSection = z.infer<typeof NotedSection>;

export const NotedVerse = z
  .object({ section: NotedSection.optional().describe('Absent where Berea Notes has none on the verse') })
  .meta({ id: 'NotedVerse' });
export type NotedVerse = z.infer<typeof NotedVerse>;

export const NotedSectionBooks = z
  .object({
    edition,
    books: z.array(
      z.object({
        book: z.string(),
        sections: z.number().int(),
        introduction: NotedIntroductionTitle.optional().describe('Absent where there is none'),
      }),
    ),
  })
  .meta({ id: 'NotedSectionBooks' });
export type NotedSectionBooks = z.infer<typeof NotedSectionBooks>;

export const NotedIntroductionList = z
  .object({ edition, total: z.number().int(), results: z.array(NotedIntroductionTitle) })
  .meta({ id: 'NotedIntroductionList' });
export type NotedIntroductionList = z.infer<typeof NotedIntroductionList>;

export const NotedStatement = z
  .object({
    says: z.string().describe('What the book itself says'),
    tradition: z.string().optional().describe('What tradition says, where it says more'),
    disputed: z.string().optional().describe('What is disputed, where something is'),
  })
  .meta({ id: 'NotedStatement' });
export type NotedStatement = z.infer<typeof NotedStatement>;

export const NotedPart = NamedPlace.extend({ title: z.string() }).meta({ id: 'NotedPart' });
export type NotedPart = z.infer<typeof NotedPart>;

export const NotedIntroduction = NotedIntroductionTitle.extend({
  edition,
  about: z.string().describe('What the book is'),
  author: NotedStatement,
  date: NotedStatement,
  readers: NotedStatement.describe('To whom it speaks'),
  purpose: z.string(),
  keyVerse: NamedPlace,
  outline: z
    .array(NotedPart.extend({ sections: z.array(NotedSectionTitle).describe('The sections that begin in it') }))
    .describe('The parts of the book, in order'),
  themes: z.array(z.string()),
  preach: z
    .object({ one: z.string(), four: z.array(NotedPart), eight: z.array(NotedPart) })
    .describe('How to preach it in one sermon, in four and in eight; a book of one chapter may have no eight'),
  words: z.number().int().describe('Of the book, in the King James Version'),
  minutes: z.number().int().describe('To read it, at 200 words a minute'),
  previous: NotedIntroductionTitle.optional(),
  next: NotedIntroductionTitle.optional(),
  source: z.string().describe('Id of the work'),
}).meta({ id: 'NotedIntroduction' });
export type NotedIntroduction = z.infer<typeof NotedIntroduction>;

export const NotedArticleTitle = z
  .object({
    id: z.string(),
    kind: z.string().describe('What it is about: person, place, thing or word'),
    name: z.string(),
    also: z.array(z.string()).describe('Other names'),
  })
  .meta({ id: 'NotedArticleTitle' });
export type NotedArticleTitle = z.infer<typeof NotedArticleTitle>;

export const NotedArticleList = z
  .object({ edition, total: z.number().int(), results: z.array(NotedArticleTitle) })
  .meta({ id: 'NotedArticleList' });
export type NotedArticleList = z.infer<typeof NotedArticleList>;

export const NotedArticle = NotedArticleTitle.extend({
  edition,
  text: z.string().describe('Its first sentence is a definition'),
  references: z.array(NamedPlace).describe('Where to read of it'),
  unknown: z.string().optional().describe('What is not known, where that is worth saying'),
  previous: NotedArticleTitle.optional(),
  next: NotedArticleTitle.optional(),
  source: z.string().describe('Id of the work'),
}).meta({ id: 'NotedArticle' });
export type NotedArticle = z.infer<typeof NotedArticle>;

export const studyBibleContract = {
  answers: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/berea/answers',
      summary: 'The answers of Berea Notes, all of them or those for a question',
      description:
        '`q` finds by the words of a question and by modern words for it, best first; without it they come by kind, then by title.',
      tags: ['Library'],
    })
    .input(
      z.object({
        q: question,
        language,
        ...paging(1_000, 1_000),
      }),
    )
    .output(NotedAnswerList)
    .errors(notFound),
  answer: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/berea/answers/{id}',
      summary: 'An answer of Berea Notes',
      tags: ['Library'],
    })
    .input(z.object({ id: line('Answer', 80).meta({ examples: ['assurance'] }), language }))
    .output(NotedAnswer)
    .errors(notFound),
  books: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/berea/books',
      summary: 'The books of the Bible on which Berea Notes has sections or an introduction',
      tags: ['Library'],
    })
    .output(NotedSectionBooks)
    .errors(notFound),
  introductions: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/berea/introductions',
      summary: 'The books of the Bible to which Berea Notes has an introduction, all of them or those for a question',
      description:
        '`q` finds by words, best first, and before them the books that it names; without it they come in the order of ' +
        'the Bible.',
      tags: ['Library'],
    })
    .input(z.object({ q: question, ...paging(66, 66) }))
    .output(NotedIntroductionList)
    .errors(notFound),
  introduction: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/berea/introductions/{book}',
      summary: 'The introduction of Berea Notes to a book of the Bible',
      tags: ['Library'],
    })
    .input(z.object({ book: bookName }))
    .output(NotedIntroduction)
    .errors(notFound),
  articles: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/berea/articles',
      summary: 'The articles of Berea Notes on persons, places, things and words, all of them or those for a question',
      description:
        '`q` finds by words of name, text and other names, and by modern words for it, best first; without it they ' +
        'come by kind, then by name. A `kind` that no article has finds none.',
      tags: ['Library'],
    })
    .input(z.object({ q: question, kind: line('Kind', 40).optional(), ...paging(1_000, 1_000) }))
    .output(NotedArticleList)
    .errors(notFound),
  article: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/berea/articles/{id}',
      summary: 'An article of Berea Notes',
      tags: ['Library'],
    })
    .input(z.object({ id: line('Article', 80).meta({ examples: ['naomi'] }) }))
    .output(NotedArticle)
    .errors(notFound),
  sections: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/berea/sections',
      summary:
        'Titles and ranges of the sections of Berea Notes, all of them, those of a book, or those for a question',
      description:
        '`q` finds by words, best first, and before them the sections on the passages that it names; without it they ' +
        'come in the order of the text.',
      tags: ['Library'],
    })
    .input(
      z.object({
        book: bookName.optional(),
        q: question,
        ...paging(1_000, 1_000),
      }),
    )
    .output(NotedSectionList)
    .errors(notFound),
  section: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/berea/sections/{id}',
      summary: 'A section of Berea Notes: the notes on a passage',
      tags: ['Library'],
    })
    .input(z.object({ id: line('Section', 80).meta({ examples: ['matt-1-1-17'] }) }))
    .output(NotedSection)
    .errors(notFound),
  verse: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/berea/verses/{book}/{chapter}/{verse}',
      summary: 'The section of Berea Notes that a verse is in',
      description: 'A verse without a section is no error, nor is a server without Berea Notes: `section` is absent.',
      tags: ['Library'],
    })
    .input(z.object(verseInAddress))
    .output(NotedVerse)
    .errors(notFound),
};
