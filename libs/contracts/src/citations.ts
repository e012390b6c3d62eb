import { z } from 'zod';
import { CITED_TEXT_LIMIT } from './values/limits.js';
import { Place } from './places.js';
import { LONG_TEXT_BODY, notFound, route } from './route.js';
import { prose } from './text.js';
import { VERDICTS } from './values/answer-kinds.js';

/** A run of words in the comparison of a quotation with the text. */
export const WordChange = z
  .object({ kind: z.enum(['same', 'added', 'missing']), text: z.string() })
  .meta({ id: 'WordChange' });
export type WordChange = z.infer<typeof WordChange>;

export const Citation = z
  .object({
    quote: z.string().optional().describe('The words as the answer quotes them'),
    reference: z
      .string()
      .optional()
      .describe("The reference in the form 'Matthew 5:3' or 'Matthew 5:3-12'; as written where it is invalid"),
    verdict: z.enum(VERDICTS),
    by: z
      .string()
      .optional()
      .describe(
        'Whose words these are, where an answer shows a work whose author alludes to Scripture in words of his own; never set for words of a model or of a user',
      ),
    translation: z.string().optional().describe('Upper-case code of the text that was checked'),
    place: Place.optional(),
    foundAt: z.string().optional().describe('Where the words really stand'),
    foundPlace: Place.optional(),
    difference: z
      .array(WordChange)
      .optional()
      .describe('`added`: in the quotation alone; `missing`: in the text alone'),
    text: z.string().optional().describe('The words of the text at `place`, else at `foundPlace`; shortened when long'),
    reason: z
      .string()
      .optional()
      .describe(
        'What else a reader should know: “Obadiah has 1 chapter.”; that the translation named is not installed; that the words may be of one that is not named; that an ellipsis leaves single words; that words in square brackets are put in',
      ),
  })
  .meta({ id: 'Citation' });
export type Citation = z.infer<typeof Citation>;

export const Source = z
  .object({
    id: z.string(),
    title: z.string(),
    licence: z.string(),
    author: z.string().optional(),
    year: z.string().optional(),
    attribution: z.string().optional(),
    href: z.string().optional().describe('Where it opens in the product'),
  })
  .meta({ id: 'Source' });
export type Source = z.infer<typeof Source>;

export const verifyContract = {
  verify: route
    .meta({ class: 'ai', bodyLimit: LONG_TEXT_BODY, scope: 'study:read' })
    .route({
      method: 'POST',
      path: '/api/study/verify',
      summary: 'Check every quotation and reference of a text',
      description:
        'Quotations are the parts in quotation marks or block quotes of at least four words, and verses beside a line that is their reference.',
      tags: ['Study'],
    })
    .input(
      z.strictObject({
        text: prose('Text', CITED_TEXT_LIMIT),
        translation: z
          .string({ error: 'Translation must be text.' })
          .trim()
          .max(20, { error: 'That is no translation code.' })
          .optional(),
      }),
    )
    .output(z.object({ citations: z.array(Citation) }))
    .errors(notFound),
};
