import { z } from 'zod';
import { ENGINES } from './chat-message.js';
import { ENHANCE_ACTIONS } from './values/sermon-writing.js';
import { ORIGIN_LIMITS } from './values/limits.js';
import { instant, line } from './text.js';

/** The ways in which Scholar drafts a passage: by an action in the sermon, or as an answer that was put into it. */
const ORIGIN_ACTIONS = [...ENHANCE_ACTIONS, 'answer'] as const;

/** The author and the sources of a sermon's passage that Scholar drafted. */
export const DraftOrigin = z
  .strictObject({
    print: z
      .string()
      .regex(/^\d{1,6}-[\da-z]{1,7}$/, { error: 'Print must be a length and a hash, such as 25-1ab2c3d.' })
      .describe(
        'Of the words of the passage: their length and their FNV-1a hash to the base 36, which do not hold them',
      )
      .meta({ examples: ['25-1ab2c3d'] }),
    action: z.enum(ORIGIN_ACTIONS, { error: `Action is one of: ${ORIGIN_ACTIONS.join(', ')}.` }),
    engine: z.enum(ENGINES, { error: `Engine is one of: ${ENGINES.join(', ')}.` }),
    model: line('Model', ORIGIN_LIMITS.model).optional().describe('By its name, where `engine` is `model`'),
    sources: z
      .array(line('Source', ORIGIN_LIMITS.source), { error: 'Sources must be a list.' })
      .max(ORIGIN_LIMITS.sources, { error: `A passage can name at most ${ORIGIN_LIMITS.sources} sources.` })
      .describe("By their titles; none where it came from the preacher's own words"),
    at: instant.describe('When it was drafted'),
  })
  .meta({ id: 'DraftOrigin' });
export type DraftOrigin = z.infer<typeof DraftOrigin>;
