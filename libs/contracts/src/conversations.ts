import { z } from 'zod';
import { conversationId } from './chat-message.js';
import { CHAT_LIMITS, LIST_LIMITS, SEARCH_LIMITS } from './values/limits.js';
import { CURSORS, going, holding } from './lists.js';
import { changingRoute, notFound, quotaExceeded, route } from './route.js';
import { instant, line, version } from './text.js';

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

/** The places of the searched words in a question or answer. */
export const ChatHit = z
  .object({
    message: z.uuid(),
    conversation: z.uuid(),
    title: z.string().describe('Of the conversation'),
    part: z.enum(['question', 'answer']),
    excerpt: z.string().describe('Plain text around the first place where the words stand'),
    timestamp: instant,
  })
  .meta({ id: 'ChatHit' });
export type ChatHit = z.infer<typeof ChatHit>;

/** The body of a question, in bytes: shorter than most. */
export const QUESTION_BODY = 64 << 10;

export const conversationsContract = {
  conversations: route
    .meta({ paged: true })
    .route({
      method: 'GET',
      path: '/api/chat/conversations',
      summary: 'Conversations, most recently used first',
      description: `The first ${LIST_LIMITS.items}, or \`limit\`; the \`Link\` header leads to those used before them.`,
      tags: ['Chat'],
    })
    .input(
      z
        .object({
          search: holding.describe('Words that must stand in the title, whatever their case'),
          ...going(CURSORS.instant),
        })
        .default({}),
    )
    .output(z.array(Conversation)),
  search: route
    .meta({ paged: true, class: 'search' })
    .route({
      method: 'GET',
      path: '/api/chat/search',
      summary: 'Questions and answers that hold words, newest first',
      description: 'Words are found whatever their case, in the order in which they are given.',
      tags: ['Chat'],
    })
    .input(z.object({ search: line('search', SEARCH_LIMITS.query), ...going(CURSORS.number) }))
    .output(z.array(ChatHit)),
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
