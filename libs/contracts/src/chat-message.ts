import { z } from 'zod';
import { Care } from './care.js';
import { CHAT_MODES } from './values/answer-kinds.js';
import { Citation, Source } from './citations.js';
import { CHAT_LIMITS } from './values/limits.js';
import { truncated } from './lists.js';
import { instant, prose } from './text.js';

/** The author of an answer: `library` reads the installed texts; `model` is a language model that writes from them. */
export const ENGINES = ['library', 'model'] as const;
export type Engine = (typeof ENGINES)[number];

/**
 * The state of a message without a whole answer: being answered, stopped by its user, failed, or left by a server that
 * died.
 */
export const ANSWER_STATES = ['answering', 'stopped', 'failed', 'broken_off'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** The works that an answer may be made from; without either field, all. */
const scope = {
  works: z
    .array(z.string().max(60, { error: 'That is no id of a work.' }), { error: 'Works is a list of ids.' })
    .min(1, { error: 'Name at least one work, or leave works out to use all.' })
    .max(CHAT_LIMITS.works, { error: `Works can name at most ${CHAT_LIMITS.works}.` })
    .optional()
    .describe('Ids of the works that Scholar may use, as `GET /api/bible/works` lists them'),
  textOnly: z
    .boolean({ error: 'textOnly is true or false.' })
    .optional()
    .describe('Only the texts of the Bible, neither commentaries nor dictionaries'),
};

export const ChatMessage = z
  .object({
    id: z.uuid(),
    message: z.string(),
    userId: z.uuid(),
    response: z.string().nullable().describe('Markdown; null until answered'),
    timestamp: instant,
    conversation: z.uuid(),
    mode: z.enum(CHAT_MODES),
    engine: z.enum(ENGINES).nullable(),
    model: z.string().optional().describe('The language model by its name, where `engine` is `model`'),
    sources: z.array(Source).describe('What the answer was really made from'),
    citations: z.array(Citation),
    state: z
      .enum(ANSWER_STATES)
      .optional()
      .describe('Absent once answered. Of `stopped` and `broken_off` `response` holds what had come'),
    parent: z
      .uuid()
      .nullable()
      .optional()
      .describe(
        'The message that this one follows; null for the first. Messages of one parent are versions of each other',
      ),
    ...scope,
    next: z
      .array(z.string())
      .max(CHAT_LIMITS.next)
      .optional()
      .describe('Questions that may be asked next; Scholar has an answer to each. Absent if there are none'),
    imported: z
      .boolean()
      .optional()
      .describe(
        'Out of an archive: `engine`, `model` and `sources` are as it names them; `citations` are checked here',
      ),
    truncated,
    care: Care.optional().describe('Only where the answer speaks to somebody in distress'),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof ChatMessage>;

export const conversationId = z.uuid({ error: 'The id of a conversation is a UUID.' });
export const messageId = z.uuid({ error: 'The id of a message is a UUID.' });

export const ChatQuestion = z
  .strictObject({
    message: prose('Message', CHAT_LIMITS.message),
    mode: z.enum(CHAT_MODES, { error: `Mode is one of: ${CHAT_MODES.join(', ')}.` }).default('study'),
    conversation: conversationId.optional(),
    newConversation: z.boolean({ error: 'newConversation is true or false.' }).optional(),
    after: messageId
      .optional()
      .describe('The message of the conversation that this one follows; without it the newest'),
    insteadOf: messageId
      .optional()
      .describe('Asks again in place of that message, with the same or an edited text; both stay, as versions'),
    ...scope,
  })
  .refine((question) => !(question.conversation && question.newConversation), {
    path: ['newConversation'],
    error: 'Name a conversation or ask for a new one, not both.',
  })
  .refine(({ after, insteadOf }) => !(after && insteadOf), {
    path: ['after'],
    error: 'Name the message to follow or the one to replace, not both.',
  })
  .refine(({ after, insteadOf, newConversation }) => !(newConversation && (after ?? insteadOf)), {
    path: ['newConversation'],
    error: 'A new conversation has no earlier message to name.',
  })
  .meta({ id: 'ChatQuestion' });
export type ChatQuestion = z.input<typeof ChatQuestion>;
