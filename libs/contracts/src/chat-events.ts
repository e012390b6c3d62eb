import { z } from 'zod';
import { ChatMessage } from './chat-message.js';

/** What Scholar is doing. */
export const ANSWER_STEPS = ['searching', 'reading', 'writing', 'checking'] as const;
export type AnswerStep = (typeof ANSWER_STEPS)[number];

/**
 * Why what was told so far is void: another engine answers in place of one that failed, the answer was corrected after its
 * check, or it is told anew to a client that comes back late.
 */
export const RESTART_REASONS = ['fallback', 'correction', 'replay'] as const;
export type RestartReason = (typeof RESTART_REASONS)[number];

/** What a stream tells of an answer. One that ends without `done` or `failed` was broken off. */
export const ChatEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('accepted'), message: ChatMessage.describe('The question, with its conversation') }),
    z.object({ type: z.literal('step'), step: z.enum(ANSWER_STEPS) }),
    z.object({ type: z.literal('delta'), text: z.string().describe('What `response` goes on with') }),
    z.object({ type: z.literal('restart'), reason: z.enum(RESTART_REASONS) }),
    z.object({ type: z.literal('done'), message: ChatMessage.describe('The whole answer, as the JSON call gives it') }),
    z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
  ])
  .meta({ id: 'ChatEvent' });
export type ChatEvent = z.infer<typeof ChatEvent>;
