import { z } from 'zod';
import { paging, Place } from './places.js';
import { notFound, sharedRoute } from './route.js';
import { line } from './text.js';

const language = z
  .enum(['en', 'es'], { error: 'language is en or es.' })
  .default('en')
  .describe('Of the texts; what has no Spanish text comes in English');

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
    edition: z.iso.date().describe('The day of the edition'),
    total: z.number().int(),
    results: z.array(NotedAnswerTitle),
  })
  .meta({ id: 'NotedAnswerList' });
export type NotedAnswerList = z.infer<typeof NotedAnswerList>;

export const NotedAnswer = NotedAnswerTitle.extend({
  edition: z.iso.date().describe('The day of the edition'),
  lead: z.string().describe('The answer in a sentence or two'),
  passages: z
    .array(z.object({ reference: z.string(), place: Place, why: z.string() }))
    .describe('In an order that argues, each with what it adds'),
  views: z
    .array(
      z.object({
        of: z.string().describe('A tradition, or a reading'),
        says: z.string(),
        references: z.array(z.object({ reference: z.string(), place: Place })),
      }),
    )
    .describe('Where Christians differ; else empty'),
  next: z.array(NotedAnswerTitle).describe('Related answers'),
  source: z.string().describe('Id of the work'),
}).meta({ id: 'NotedAnswer' });
export type NotedAnswer = z.infer<typeof NotedAnswer>;

export const studyBibleContract = {
  answers: sharedRoute
    .route({
      method: 'GET',
      path: '/api/library/berea/answers',
      summary: 'The answers of Berea Notes, all of them or those for a question',
      description: '`q` finds by the words of a question, best first; without it they come by kind, then by title.',
      tags: ['Library'],
    })
    .input(
      z.object({
        q: z.string().max(200, { error: 'Search for at most 200 characters.' }).optional(),
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
};
