import { ScholarEnv, WebAddress } from '@berea/server';
import { z } from 'zod';
import type { ModelSettings } from './stream-completion.js';

/** Which language model Scholar writes with; none where neither key nor address is set. */
export const ModelEnv = z.object({
  ...ScholarEnv.shape,
  OPENAI_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('key of a server that speaks the OpenAI protocol (Chat Completions)')
    .meta({ group: 'scholar', secret: 'optional' }),
  OPENAI_BASE_URL: WebAddress.optional()
    .describe('its address, up to `/v1`; that of OpenAI where a key alone is set')
    .meta({ group: 'scholar' }),
  OPENAI_TIMEOUT_S: z.coerce
    .number()
    .int()
    .min(1)
    .max(120)
    .default(15)
    .describe('seconds until the model begins, and between two pieces, before the library answers')
    .meta({ group: 'scholar' }),
  OPENAI_DAILY_ANSWERS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(200)
    .describe('answers of the model that one account has a day (UTC); then the library answers')
    .meta({ group: 'scholar' }),
});
export type ModelEnv = z.infer<typeof ModelEnv>;

const WHOLE_MS = 120_000;
const MAX_TOKENS = 2_000;
const MAX_CHARACTERS = 16_000;

/** Undefined where no model is configured. @throws Error where its name is missing */
export function modelSettingsOf(env: ModelEnv): ModelSettings | undefined {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model, OPENAI_TIMEOUT_S: timeout } = env;
  if (!key && !baseUrl) return undefined;
  if (!model) throw new Error('OPENAI_MODEL must name the model that OPENAI_API_KEY or OPENAI_BASE_URL is for.');
  return {
    // Servers of one's own often want none, and the client wants one.
    apiKey: key ?? 'none',
    baseUrl: baseUrl ?? 'https://api.openai.com/v1',
    model,
    firstWordsMs: timeout * 1_000,
    idleMs: timeout * 1_000,
    wholeMs: WHOLE_MS,
    maxTokens: MAX_TOKENS,
    maxCharacters: MAX_CHARACTERS,
  };
}
