import { z } from 'zod';
import { VERSE_CHANGES_LIMIT } from './values/limits.js';
import { line } from './text.js';

/** The common methods of `z.number()` and `z.coerce.number()`. */
interface Bounded {
  int(params: { error: string }): this;
  min(value: number, params: { error: string }): this;
  max(value: number, params: { error: string }): this;
}

const notWhole = (label: string) => ({ error: `${label} is a whole number.` });

/** Limits of a whole number, which are also in the API's description. */
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

/** The same fields in a body, where a number in quotation marks is refused. */
export const chapterInBody = { book: bookName, chapter: ordinal(inBody('Chapter'), 'Chapter') };
export const verseInBody = { ...chapterInBody, verse: ordinal(inBody('Verse'), 'Verse') };

/** A body with the wanted state of many verses; `mark` is the field that holds it. */
export const verseChanges = <Mark extends z.ZodRawShape>(mark: Mark) =>
  z.strictObject({
    changes: z
      .array(z.strictObject({ ...verseInBody, ...mark }), { error: 'changes is a list of verses.' })
      .min(1, { error: 'Name at least one verse.' })
      .max(VERSE_CHANGES_LIMIT, { error: `At most ${VERSE_CHANGES_LIMIT} verses are changed at once.` }),
  });

/** A rule for every route with such a body. */
export const ALL_OR_NOTHING =
  'All of it or nothing: an unknown verse, or one that is named twice, is refused with 400 and leaves everything as it ' +
  'was. The same call again changes nothing more.';

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

/** The requested part of a long list. */
export const paging = (most: number, usual: number) => ({
  offset: within(inAddress('offset'), 'offset', 0, 1_000_000, 'offset is at most 1000000.').default(0),
  limit: within(inAddress('limit'), 'limit', 1, most, `limit is at most ${most}.`).default(usual),
});
