import { z } from 'zod';

/** `/config.json`: the facts of this deployment, read by the web at run time and never built in. Null means not configured here. */
export const RuntimeConfig = z.object({
  productName: z.string(),
  assistant: z
    .enum(['library', 'model', 'off'])
    .describe('What answers: the installed library alone, a language model, or nobody'),
  supabaseUrl: z.string().nullable().describe('Base URL of the auth service; null means this origin'),
  supabaseAnonKey: z.string(),
  donationUrl: z.string().nullable(),
  communityUrl: z.string().nullable(),
  supportEmail: z.string().nullable(),
  splash: z.boolean(),
});
export type RuntimeConfig = z.infer<typeof RuntimeConfig>;
