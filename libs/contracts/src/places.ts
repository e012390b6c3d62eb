import { z } from 'zod';
import { line } from './text.js';

/** What `z.number()` and `z.coerce.number()` have in common. */
interface Bounded {
  int(params: { error: string }): this;
  min(value: number, params: { error: string }): this;
  max(value: number, params: { error: string }): this;
}

const notWhole = (label: string) => ({ error: `${label} is a whole number.` });

/** Bounds of a whole number, which stand in the API's description too. */
export const within = <N extends Bounded>(number: N, label: string, least: number, most: number, tooLarge: string): N =>
  number
    .int(notWhole(label))
    .min(least, { error: `${label} starts at ${least}.` })
    .max(most, { error: tooLarge });

export const inAddress = (label: string) => z.coerce.number(notWhole(label));
const inBody = (label: string) => z.number(notWhole(label));
const ordinal = <N extends Bounded>(number: N, label: string): N =>
  within(number, label, 1, 999, `${label} is out of range.`);

/** A place as addresses name it. Any usual name of the book is accepted; answers carry the canonical English name. */
export const bookName = line('Book', 60);
export const chapterNumber = ordinal(inAddress('Chapter'), 'Chapter');
export const verseNumber = ordinal(inAddress('Verse'), 'Verse');
export const verseInAddress = { book: bookName, chapter: chapterNumber, verse: verseNumber };

/** The same as bodies name it, where digits in quotation marks are no number. */
export const chapterInBody = { book: bookName, chapter: ordinal(inBody('Chapter'), 'Chapter') };
export const verseInBody = { ...chapterInBody, verse: ordinal(inBody('Verse'), 'Verse') };

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
  offset: within(inAddress('offset'), 'offset', 0, 1_000_000, 'offset is at most 1000000.').default(0),
  limit: within(inAddress('limit'), 'limit', 1, most, `limit is at most ${most}.`).default(usual),
});
