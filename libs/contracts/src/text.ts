import { z } from 'zod';

const textError = (label: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? `${label} is required.` : `${label} must be text.`;

/** One line of text: trimmed, `1..max` UTF-16 units. The message names the remedy, since it is shown beside the field. */
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

/** What one parameter of an address lists, parted by commas; spaces around a part do not count, nor do empty parts. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** ISO 8601 instant in UTC, as every answer writes it. */
export const instant = z.iso.datetime();

/** Counts the changes of a resource from 1; its `ETag` is the same number in quotation marks. */
export const version = z.int().min(1).describe('Starts at 1 and grows with each change');
