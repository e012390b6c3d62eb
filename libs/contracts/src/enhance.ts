import { z } from 'zod';
import { ENGINES } from './chat-message.js';
import { Citation, Source } from './citations.js';
import { ENHANCE_ACTIONS, PREACHING_STYLES } from './values/sermon-writing.js';
import { ENHANCE_LIMITS } from './values/limits.js';
import { assistantOff, route } from './route.js';

export const EnhanceRequest = z
  .strictObject({
    action: z.enum(ENHANCE_ACTIONS, { error: `Action is one of: ${ENHANCE_ACTIONS.join(', ')}.` }),
    text: z
      .string({ error: 'Text must be text.' })
      .refine((text) => text.trim().length > 0, { error: 'Text is required.' })
      .describe(`At most ${ENHANCE_LIMITS.text} characters; longer ones are refused with 413`),
    style: z
      .enum(PREACHING_STYLES, { error: `Style is one of: ${PREACHING_STYLES.join(', ')}.` })
      .optional()
      .describe('For `style_rewrite`'),
  })
  .refine(({ action, style }) => action !== 'style_rewrite' || style !== undefined, {
    path: ['style'],
    error: `Name a style: one of ${PREACHING_STYLES.join(', ')}.`,
  })
  .meta({ id: 'EnhanceRequest' });
export type EnhanceRequest = z.input<typeof EnhanceRequest>;

/** The parts of a sermon; a part that is not in the text is an empty string. */
export const SermonOutline = z
  .object({
    title: z.string(),
    text: z.string().describe('The passage, as a reference'),
    theme: z.string(),
    point1: z.string(),
    point2: z.string(),
    point3: z.string(),
    callToAction: z.string(),
    closingVerse: z.string(),
  })
  .meta({ id: 'SermonOutline' });
export type SermonOutline = z.infer<typeof SermonOutline>;

export const Enhancement = z
  .object({
    message: z.string().optional().describe('The text of the text actions; of `convert_outline` one sentence'),
    content: z.string().optional().describe('The whole text of the three formats'),
    outline: SermonOutline.optional().describe('Of `convert_outline`'),
    note: z.string().optional().describe('What could not be done, and why; not part of the text'),
    engine: z.enum(ENGINES),
    model: z.string().optional(),
    sources: z.array(Source),
    citations: z.array(Citation),
  })
  .meta({ id: 'Enhancement' });
export type Enhancement = z.infer<typeof Enhancement>;

export const enhanceContract = {
  enhance: route
    .meta({ class: 'ai', bodyLimit: ENHANCE_LIMITS.body, assistant: 'needed' })
    .route({
      method: 'POST',
      path: '/api/chat/enhance',
      summary: 'Work on a text of a sermon',
      description:
        'Every quotation and reference of what comes back was checked. Without a language model nothing is written anew: ' +
        'what is there is laid out, and verses and words of named authors are added.',
      tags: ['Chat'],
    })
    .input(EnhanceRequest)
    .output(Enhancement)
    .errors({
      ...assistantOff,
      PAYLOAD_TOO_LARGE: { status: 413, message: `Text can be at most ${ENHANCE_LIMITS.text} characters.` },
    }),
};
