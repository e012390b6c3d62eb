import { z } from 'zod';
import { LIST_LIMITS, NOTE_LIMITS, SEARCH_LIMITS } from './values/limits.js';
import { bookName, chapterNumber, inAddress, verseNumber, within } from './places.js';
import { instant, line, listed } from './text.js';

interface Cursor {
  readonly pattern: RegExp;
  readonly example: string;
}

/** Paging for a list that grows at its beginning. The cursor is the one in the last answer. */
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

/** Words that must be in an item, whatever their case, accents, points, apostrophes and hyphens. */
export const holding = z
  .string()
  .trim()
  .max(SEARCH_LIMITS.query, { error: `search can be at most ${SEARCH_LIMITS.query} characters.` })
  .optional();

/** The orders of a list: by time of creation, by time of the last change, or by title. */
export const LIST_ORDERS = ['newest', 'oldest', 'changed', 'title'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

export const sorted = z
  .enum(LIST_ORDERS, { error: `sort is one of: ${LIST_ORDERS.join(', ')}.` })
  .describe('`newest` where nothing else is asked for')
  .optional();

/** Asks for items whose own reference is about a book, one of its chapters or one verse. */
export const aboutPlace = {
  book: bookName.optional(),
  chapter: chapterNumber.optional().describe('Of `book`'),
  verse: verseNumber.optional().describe('Of `chapter`'),
};

/** Asks for sermons of a year, for those that were preached or not yet preached, and for the next one first. */
export const preachedOrPlanned = {
  year: within(inAddress('Year'), 'Year', 1000, 9999, 'Year has four digits.')
    .describe('Planned for a day of this year, or preached on one')
    .optional(),
  preached: z
    .enum(['yes', 'no'], { error: 'preached is one of: yes, no.' })
    .describe('Whether it was preached at least once')
    .optional(),
  planned: z
    .enum(['first'], { error: 'planned is: first.' })
    .describe('Begins with the sermon that is preached next; in place of `sort`')
    .optional(),
};

/** Asks for items made within a time, such as a day of the reader's own calendar. */
export const madeWithin = {
  since: instant.describe('Made at this instant or later').optional(),
  until: instant.describe('Made before this instant').optional(),
};

export const tagList = (description: string) =>
  z
    .string()
    .max(SEARCH_LIMITS.query, { error: `Tags can be at most ${SEARCH_LIMITS.query} characters.` })
    .transform(listed)
    .describe(description)
    .optional();

/** Asks for items that have, or do not have, the given tags, whatever their case and blanks. */
export const tagged = {
  tag: line('Tag', NOTE_LIMITS.tag).describe('One tag, whatever else is asked for').optional(),
  tags: tagList('Tags with commas between them: one of them at least'),
  without: tagList('Tags with commas between them: none of them'),
};

/** Marks what a list brings in part. */
export const truncated = z
  .literal(true)
  .optional()
  .describe(
    `Long texts are cut to their first ${LIST_LIMITS.cut} characters here; the address of the one thing has them whole`,
  );

/** The text in the description of every list. */
export const LISTING =
  `The newest ${LIST_LIMITS.items}, or \`limit\`; the \`Link\` header leads to those before them. Texts are whole while ` +
  `all of them together are at most ${LIST_LIMITS.wholeBytes >> 10} KiB, from the newest on. A part that would be larger ` +
  'as JSON ends earlier.';
