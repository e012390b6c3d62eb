import { z } from 'zod';

/** The situation of the person who asks. `harm` is an intent against others; `for-another` asks on behalf of others. */
export const CARE_KINDS = ['self-harm', 'violence', 'harm', 'for-another', 'grief', 'despair'] as const;
export type CareKind = (typeof CARE_KINDS)[number];

/** A person or service to call, to write to or to visit. */
export const CareContact = z
  .object({
    name: z.string(),
    text: z.string().optional(),
    phone: z.string().optional().describe('As it is written: “116 123”'),
    sms: z.string().optional().describe('A number that takes text messages'),
    link: z.string().optional().describe('An http or https address'),
    say: z.string().optional().describe('Words that one could send to this person'),
  })
  .meta({ id: 'CareContact' });
export type CareContact = z.infer<typeof CareContact>;

export const CareHelp = z
  .object({
    country: z.string().nullable().describe('ISO 3166 code of two letters; null where the country is not known'),
    contacts: z.array(CareContact),
  })
  .meta({ id: 'CareHelp' });
export type CareHelp = z.infer<typeof CareHelp>;

/** Marks an answer to a person in distress: it is shown quietly, with contacts, and is not kept in notes. */
export const Care = z
  .object({
    kind: z.enum(CARE_KINDS),
    language: z.enum(['en', 'es']),
    help: z.array(CareHelp).describe('Whom to call, by country; the first is meant where none is known'),
    whomToCall: z
      .object({ start: z.number().int(), end: z.number().int() })
      .describe('Where the list of whom to call stands in `response`, for clients that show `help` in its place'),
  })
  .meta({ id: 'Care' });
export type Care = z.infer<typeof Care>;
