import { z } from 'zod';

/**
 * What the verifier can say of a quotation or reference:
 * `exact`: the installed text holds these words at this place;
 * `valid_reference`: a reference without a quotation, to verses that exist.
 * A quotation or reference that earned neither is not listed, and so is never shown as checked.
 */
export const VERDICTS = ['exact', 'valid_reference'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Where the cited verses stand, so that a reader can open them: `endVerse` equals `verse` for one verse. */
export const CitedPlace = z.object({
  book: z.string(),
  chapter: z.number().int(),
  verse: z.number().int(),
  endVerse: z.number().int(),
});
export type CitedPlace = z.infer<typeof CitedPlace>;

export const Citation = z
  .object({
    quote: z.string().optional().describe('The words as the answer quotes them'),
    reference: z.string().optional().describe("The reference in the form 'Matthew 5:3' or 'Matthew 5:3-12'"),
    verdict: z.enum(VERDICTS),
    translation: z.string().optional().describe('Upper-case code of the text that was checked'),
    place: CitedPlace.optional(),
    text: z.string().optional().describe('The words of the text at that place, shortened when long'),
  })
  .meta({ id: 'Citation' });
export type Citation = z.infer<typeof Citation>;

export const Source = z.object({ id: z.string(), title: z.string(), licence: z.string() }).meta({ id: 'Source' });
export type Source = z.infer<typeof Source>;
