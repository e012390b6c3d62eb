import { z } from 'zod';
import { line } from './text.js';

/** A whole number as it stands in an address, with its bounds in the API's description. */
const wholeNumber = (label: string, least: number, most: number, tooLarge: string) =>
  z.coerce
    .number({ error: `${label} is a whole number.` })
    .int({ error: `${label} is a whole number.` })
    .min(least, { error: `${label} starts at ${least}.` })
    .max(most, { error: tooLarge });

const ordinal = (label: string) => wholeNumber(label, 1, 999, `${label} is out of range.`);

/** A place as addresses name it. Any usual name of the book is accepted; answers carry the canonical English name. */
export const bookName = line('Book', 60);
export const chapterNumber = ordinal('Chapter');
export const verseNumber = ordinal('Verse');

/** Verses of one chapter, so that a reader can open them: `endVerse` equals `verse` for one verse. */
export const Place = z
  .object({
    book: z.string().describe('Canonical English name'),
    chapter: z.number().int(),
    verse: z.number().int(),
    endVerse: z.number().int(),
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof Place>;

/** Position and length of a part of a text, in UTF-16 units. */
export const Span = z.object({ start: z.number().int(), length: z.number().int() }).meta({ id: 'Span' });
export type Span = z.infer<typeof Span>;

/** Which part of a long list is asked for. */
export const paging = (most: number, usual: number) => ({
  offset: wholeNumber('offset', 0, 1_000_000, 'offset is at most 1000000.').default(0),
  limit: wholeNumber('limit', 1, most, `limit is at most ${most}.`).default(usual),
});
