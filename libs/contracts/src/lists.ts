import { z } from 'zod';
import { LIST_LIMITS, SEARCH_LIMITS } from './limits.js';
import { inAddress, within } from './places.js';

interface Cursor {
  readonly pattern: RegExp;
  readonly example: string;
}

/** From where on a list that grows at its beginning goes on: what its last answer said. */
export const going = ({ pattern, example }: Cursor) => ({
  limit: within(inAddress('limit'), 'limit', 1, LIST_LIMITS.items, `limit is at most ${LIST_LIMITS.items}.`).optional(),
  cursor: z
    .string()
    .regex(pattern, { error: 'cursor is that of the Link header of an earlier answer. Leave it out to begin anew.' })
    .meta({ examples: [example] })
    .optional(),
});

/** Cursors name the last thing that was listed: by instant and id, or by its number. */
export const CURSORS = {
  instant: {
    pattern: /^\d{1,16}-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    example: '9999999999999999-ffffffff-ffff-4fff-bfff-ffffffffffff',
  },
  number: { pattern: /^\d{1,18}$/, example: '999999999999999999' },
} as const;

/** Words that must stand in what is listed, whatever their case. */
export const holding = z
  .string()
  .trim()
  .max(SEARCH_LIMITS.query, { error: `search can be at most ${SEARCH_LIMITS.query} characters.` })
  .optional();

/** Marks what a list brings in part. */
export const truncated = z
  .literal(true)
  .optional()
  .describe(
    `Long texts are cut to their first ${LIST_LIMITS.cut} characters here; the address of the one thing has them whole`,
  );

/** What the description of every list says. */
export const LISTING =
  `The newest ${LIST_LIMITS.items}, or \`limit\`; the \`Link\` header leads to those before them. Texts are whole while ` +
  `all of them together are at most ${LIST_LIMITS.wholeBytes >> 10} KiB, from the newest on.`;
