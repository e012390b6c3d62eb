import { z } from 'zod';
import { ChatMessage } from './chat-message.js';

/** The steps of Scholar's work on an answer. */
export const ANSWER_STEPS = ['searching', 'reading', 'writing', 'checking'] as const;
export type AnswerStep = (typeof ANSWER_STEPS)[number];

/**
 * The reasons to discard the stream so far: another engine replaces a failed one, the answer was corrected after its
 * check, or it is sent again to a client that comes back late.
 */
export const RESTART_REASONS = ['fallback', 'correction', 'replay'] as const;
export type RestartReason = (typeof RESTART_REASONS)[number];

/** The events of an answer's stream. A stream that ends without `done` or `failed` was broken off. */
export const ChatEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('accepted'), message: ChatMessage.describe('The question, with its conversation') }),
    z.object({ type: z.literal('step'), step: z.enum(ANSWER_STEPS) }),
    z.object({ type: z.literal('delta'), text: z.string().describe('What `response` goes on with') }),
    z.object({ type: z.literal('restart'), reason: z.enum(RESTART_REASONS) }),
    z.object({ type: z.literal('done'), message: ChatMessage.describe('The whole answer, as the JSON call gives it') }),
    z.object({
      type: z.literal('failed'),
      code: z.string(),
      message: z.string(),
      reason: z.string().optional().describe('The stable name of the message, as in an error'),
    }),
  ])
  .meta({ id: 'ChatEvent' });
export type ChatEvent = z.infer<typeof ChatEvent>;
