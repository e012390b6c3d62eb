import { z } from 'zod';

/** The used amount of something, and the account's limit for it. */
export const Measure = z
  .object({ used: z.number().int().nonnegative(), limit: z.number().int().positive() })
  .meta({ id: 'Measure' });
export type Measure = z.infer<typeof Measure>;

export const WritingUsage = z
  .object({
    notes: Measure,
    sermons: Measure,
    bytes: Measure.describe('All texts of notes and sermons in UTF-8, and the picture'),
  })
  .meta({ id: 'WritingUsage' });
export type WritingUsage = z.infer<typeof WritingUsage>;

export const ChatUsage = z
  .object({
    conversations: Measure,
    questions: z.number().int().nonnegative().optional().describe('Asked in the conversations that are kept'),
    bytes: Measure.describe('All questions and answers with their sources and citations, in UTF-8'),
  })
  .meta({ id: 'ChatUsage' });
export type ChatUsage = z.infer<typeof ChatUsage>;
