import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { assistantContract } from './assistant.js';
import { ChatEvent } from './chat-events.js';
import { ChatMessage, ChatQuestion, conversationId, messageId } from './chat-message.js';
import { conversationsContract, QUESTION_BODY } from './conversations.js';
import { enhanceContract } from './enhance.js';
import { CURSORS, going, LISTING } from './lists.js';
import { assistantOff, creatingRoute, notFound, quotaExceeded, route } from './route.js';
import { ChatUsage } from './usage.js';

const GOES_TO =
  'Goes to the most recently used conversation, unless `conversation` names one or `newConversation` is true. ' +
  'Every quotation and reference of the answer was checked; `citations` holds the verdicts.';

export const chatContract = {
  messages: route
    .meta({ paged: true })
    .route({
      method: 'GET',
      path: '/api/chat/messages',
      summary: 'The messages of a conversation, oldest first',
      description:
        'Of the most recently used conversation, unless `conversation` names one. ' +
        `${LISTING} What is cut comes without sources and citations, too. With \`whole\` nothing is cut.`,
      tags: ['Chat'],
    })
    .input(
      z.object({
        conversation: conversationId.optional(),
        whole: z.literal('true', { error: "whole is 'true' or left out." }).optional(),
        ...going(CURSORS.number),
      }),
    )
    .output(z.array(ChatMessage))
    .errors(notFound),
  message: route
    .route({
      method: 'GET',
      path: '/api/chat/messages/{id}',
      summary: 'One question with its answer, whole',
      tags: ['Chat'],
    })
    .input(z.object({ id: messageId }))
    .output(ChatMessage)
    .errors(notFound),
  ask: creatingRoute
    .meta({ class: 'ai', bodyLimit: QUESTION_BODY, assistant: 'needed' })
    .route({
      method: 'POST',
      path: '/api/chat/messages',
      successStatus: 201,
      summary: 'Ask Scholar',
      description: GOES_TO,
      tags: ['Chat'],
    })
    .input(ChatQuestion)
    .output(ChatMessage)
    .errors({ ...notFound, ...quotaExceeded, ...assistantOff }),
  askStreaming: creatingRoute
    .meta({ class: 'ai', bodyLimit: QUESTION_BODY, assistant: 'needed' })
    .route({
      method: 'POST',
      path: '/api/chat/messages/stream',
      summary: 'Ask Scholar, and hear the answer as it is made',
      description:
        `${GOES_TO} The answer is made whether or not somebody listens: who leaves finds it in the conversation, or goes ` +
        'on with `GET /api/chat/messages/{id}/stream`.',
      tags: ['Chat'],
    })
    .input(ChatQuestion)
    .output(eventIterator(ChatEvent))
    .errors({ ...notFound, ...quotaExceeded, ...assistantOff }),
  follow: route
    .route({
      method: 'GET',
      path: '/api/chat/messages/{id}/stream',
      summary: 'The answer to a question, told from its beginning',
      description:
        'What was told already, then what comes. `Last-Event-ID` leaves out what the client has. Of an answer that is ' +
        'whole it tells `accepted`, one `delta` and `done`.',
      tags: ['Chat'],
    })
    .input(z.object({ id: messageId }))
    .output(eventIterator(ChatEvent))
    .errors(notFound),
  stop: route
    .meta({ bodyLimit: QUESTION_BODY })
    .route({
      method: 'POST',
      path: '/api/chat/messages/{id}/stop',
      summary: 'End an answer that is being made; what came is kept',
      description: 'An answer that is whole by then stays as it is.',
      tags: ['Chat'],
    })
    .input(z.strictObject({ id: messageId }))
    .output(ChatMessage)
    .errors(notFound),
  ...conversationsContract,
  ...enhanceContract,
  ...assistantContract,
  usage: route
    .route({
      method: 'GET',
      path: '/api/chat/usage',
      summary: 'What conversations use of their quotas',
      description: 'A question that would make anything more than its limit is refused with 413 `quota_exceeded`.',
      tags: ['Chat'],
    })
    .output(ChatUsage),
};
