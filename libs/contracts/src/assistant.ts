import { z } from 'zod';
import { ASSISTANTS } from './values/preferences.js';
import { instant } from './text.js';
import { route } from './route.js';

/** The present assistant of an account. */
export const AssistantStatus = z
  .object({
    engine: z.enum(ASSISTANTS).describe('What answers the next question'),
    offBy: z.enum(['server', 'account']).optional().describe('Who switched Scholar off'),
    model: z.string().optional().describe('The language model that this server has, by its name'),
    budget: z
      .object({ used: z.number().int(), limit: z.number().int(), resetsAt: instant })
      .optional()
      .describe('Answers of the language model today; beyond it the library answers'),
  })
  .meta({ id: 'AssistantStatus' });
export type AssistantStatus = z.infer<typeof AssistantStatus>;

export const assistantContract = {
  status: route
    .meta({ assistant: 'told' })
    .route({
      method: 'GET',
      path: '/api/chat/assistant',
      summary: 'Who answers: a language model, the library, or nobody',
      tags: ['Chat'],
    })
    .output(AssistantStatus),
};
