import { z } from 'zod';
import { Care } from './care.js';
import { CHAT_MODES } from './chat-modes.js';
import { Citation, Source } from './citations.js';
import { CHAT_LIMITS, LIST_LIMITS } from './limits.js';
import { CURSORS, going, LISTING, truncated } from './lists.js';
import { changingRoute, creatingRoute, notFound, quotaExceeded, route } from './route.js';
import { instant, line, prose, version } from './text.js';
import { ChatUsage } from './usage.js';

/** Who composed an answer: `library` reads the installed texts, without a language model. */
export const ENGINES = ['library'] as const;
export type Engine = (typeof ENGINES)[number];

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
    sources: z.array(Source),
    citations: z.array(Citation),
    truncated,
    care: Care.optional().describe('Only where the answer speaks to somebody in distress'),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof ChatMessage>;

const conversationId = z.uuid({ error: 'The id of a conversation is a UUID.' });

export const ChatQuestion = z
  .strictObject({
    message: prose('Message', CHAT_LIMITS.message),
    mode: z.enum(CHAT_MODES, { error: `Mode is one of: ${CHAT_MODES.join(', ')}.` }).default('study'),
    conversation: conversationId.optional(),
    newConversation: z.boolean({ error: 'newConversation is true or false.' }).optional(),
  })
  .refine((question) => !(question.conversation && question.newConversation), {
    path: ['newConversation'],
    error: 'Name a conversation or ask for a new one, not both.',
  })
  .meta({ id: 'ChatQuestion' });
export type ChatQuestion = z.input<typeof ChatQuestion>;

export const Conversation = z
  .object({
    id: z.uuid(),
    title: z.string(),
    messageCount: z.number().int(),
    createdAt: instant,
    updatedAt: instant,
    version,
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

/** The body of a question, in bytes: shorter than most. */
const QUESTION_BODY = 64 << 10;

export const chatContract = {
  messages: route
    .meta({ paged: true })
    .route({
      method: 'GET',
      path: '/api/chat/messages',
      summary: 'The messages of a conversation, oldest first',
      description:
        'Of the most recently used conversation, unless `conversation` names one. ' +
        `${LISTING} What is cut comes without sources and citations, too.`,
      tags: ['Chat'],
    })
    .input(z.object({ conversation: conversationId.optional(), ...going(CURSORS.number) }))
    .output(z.array(ChatMessage))
    .errors(notFound),
  message: route
    .route({
      method: 'GET',
      path: '/api/chat/messages/{id}',
      summary: 'One question with its answer, whole',
      tags: ['Chat'],
    })
    .input(z.object({ id: z.uuid({ error: 'The id of a message is a UUID.' }) }))
    .output(ChatMessage)
    .errors(notFound),
  ask: creatingRoute
    .meta({ class: 'ai', bodyLimit: QUESTION_BODY })
    .route({
      method: 'POST',
      path: '/api/chat/messages',
      successStatus: 201,
      summary: 'Ask Scholar',
      description:
        'Goes to the most recently used conversation, unless `conversation` names one or `newConversation` is true. ' +
        'Every quotation and reference of the answer was checked; `citations` holds the verdicts.',
      tags: ['Chat'],
    })
    .input(ChatQuestion)
    .output(ChatMessage)
    .errors({ ...notFound, ...quotaExceeded }),
  conversations: route
    .meta({ paged: true })
    .route({
      method: 'GET',
      path: '/api/chat/conversations',
      summary: 'Conversations, most recently used first',
      description: `The first ${LIST_LIMITS.items}, or \`limit\`; the \`Link\` header leads to those used before them.`,
      tags: ['Chat'],
    })
    .input(z.object(going(CURSORS.instant)).default({}))
    .output(z.array(Conversation)),
  usage: route
    .route({
      method: 'GET',
      path: '/api/chat/usage',
      summary: 'What conversations use of their quotas',
      description: 'A question that would make anything more than its limit is refused with 413 `quota_exceeded`.',
      tags: ['Chat'],
    })
    .output(ChatUsage),
  renameConversation: changingRoute
    .meta({ etag: true, bodyLimit: QUESTION_BODY })
    .route({ method: 'PATCH', path: '/api/chat/conversations/{id}', summary: 'Rename a conversation', tags: ['Chat'] })
    .input(z.strictObject({ id: conversationId, title: line('Title', CHAT_LIMITS.title) }))
    .output(Conversation)
    .errors({ ...notFound, ...quotaExceeded }),
  removeConversation: changingRoute
    .meta({ bodyLimit: QUESTION_BODY })
    .route({
      method: 'DELETE',
      path: '/api/chat/conversations/{id}',
      successStatus: 204,
      summary: 'Delete a conversation and its messages',
      tags: ['Chat'],
    })
    .input(z.strictObject({ id: conversationId }))
    .output(z.void())
    .errors(notFound),
};
