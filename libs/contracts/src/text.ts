import { z } from 'zod';

const textError = (label: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? `${label} is required.` : `${label} must be text.`;

/**
 * One line of text: trimmed, `1..max` UTF-16 units. The message names the remedy, since it is shown beside the field.
 */
export const line = (label: string, max: number) =>
  z
    .string({ error: textError(label) })
    .trim()
    .min(1, { error: `${label} is required.` })
    .max(max, { error: `${label} can be at most ${max} characters.` });

/** Running text: kept as typed (only its emptiness is judged on the trimmed form), `1..max` UTF-16 units. */
export const prose = (label: string, max: number) =>
  z
    .string({ error: textError(label) })
    .max(max, { error: `${label} can be at most ${max} characters.` })
    .refine((text) => text.trim().length > 0, { error: `${label} is required.` });

/**
 * One line of text that a draft may leave empty: trimmed, `0..max` UTF-16 units. `completeUnlessDraft` requires it
 * otherwise.
 */
export const draftLine = (label: string, max: number) =>
  z
    .string({ error: textError(label) })
    .trim()
    .max(max, { error: `${label} can be at most ${max} characters.` });

/** Running text that a draft may leave empty: kept as typed, `0..max` UTF-16 units. */
export const draftProse = (label: string, max: number) =>
  z.string({ error: textError(label) }).max(max, { error: `${label} can be at most ${max} characters.` });

/** Marks an unfinished item. */
export const draftFlag = z
  .boolean({ error: 'Draft must be true or false.' })
  .describe('Where true, what is required may be empty. Stays as it is where a change leaves it out.')
  .optional();

/** The mark of an unfinished item in an answer. */
export const shownDraft = z.boolean().describe('Whether it is not finished yet; left out where it is').optional();

/**
 * Requires fields of a finished item; an item with `draft: true` may leave them empty.
 * @param labels the required fields and their names in messages
 */
export const completeUnlessDraft = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  labels: Readonly<Record<string, string>>,
): z.ZodObject<Shape, z.core.$strict> =>
  schema.superRefine((value, context) => {
    const fields = value as Readonly<Record<string, unknown>>;
    if (fields['draft']) return;
    for (const [name, label] of Object.entries(labels)) {
      if (String(fields[name]).trim()) continue;
      context.addIssue({ code: 'custom', path: [name], message: `${label} is required.` });
    }
  });

/** Splits a parameter at its commas; spaces around a part are removed, and so are empty parts. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** ISO 8601 instant in UTC, as every answer writes it. */
export const instant = z.iso.datetime();

/** Counts the changes of a resource from 1; its `ETag` is the same number in quotation marks. */
export const version = z.int().min(1).describe('Starts at 1 and grows with each change');
