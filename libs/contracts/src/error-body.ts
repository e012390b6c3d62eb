import { z } from 'zod';

/** The place of the mistake (`path`, outermost first) and the remedy. */
export const Issue = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** The one error body of every route, from contract handlers, guards, parsers and the gateway alike. */
export const ErrorBody = z
  .object({
    code: z.string(),
    message: z.string(),
    reason: z
      .string()
      .optional()
      .describe('The stable name of the message: the code, or what is known more precisely. docs/api.md lists them'),
    data: z.object({ issues: z.array(Issue) }).optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
