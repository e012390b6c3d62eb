import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { DISTRESSES } from '../words/care-words.js';

/** One text for both languages of the care path, or one for each. */
const Words = z.union([
  z.string().trim().min(1).max(300),
  z.strictObject({ en: z.string().trim().min(1).max(300), es: z.string().trim().min(1).max(300) }),
]);
export type Words = z.infer<typeof Words>;

const reachable = {
  name: Words,
  text: Words.optional(),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d][\d ()/-]*$/, { error: 'must be a number to call, such as 116 123 or +44 20 7946 0000' })
    .optional(),
  sms: z
    .string()
    .trim()
    .regex(/^\+?[\d][\d ()/-]*$/, { error: 'must be a number that takes text messages' })
    .optional(),
  link: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
};

const oneWay = { error: 'needs a phone, an sms or a link' };
const isReachable = (contact: { phone?: string | undefined; sms?: string | undefined; link?: string | undefined }) =>
  Boolean(contact.phone ?? contact.sms ?? contact.link);

export const HelpLine = z
  .strictObject({ ...reachable, for: z.array(z.enum(DISTRESSES)).min(1).optional() })
  .refine(isReachable, oneWay);
export type HelpLine = z.infer<typeof HelpLine>;

/** Shape of `CRISIS_HELP`. */
export const CrisisHelp = z.strictObject({
  /** One's own church, shown in every country */
  church: z.strictObject(reachable).refine(isReachable, oneWay).optional(),
  countries: z
    .record(z.string().regex(/^[A-Z]{2}$/, { error: 'must be a country code such as GB' }), z.array(HelpLine).min(1))
    .optional(),
});
export type CrisisHelp = z.infer<typeof CrisisHelp>;

/** `CRISIS_HELP` as the environment gives it: JSON, or the path of a file with it. */
export const CrisisHelpText = z.string().transform((text, context): CrisisHelp => {
  try {
    const json: unknown = JSON.parse(text.trimStart().startsWith('{') ? text : readFileSync(text.trim(), 'utf8'));
    const help = CrisisHelp.safeParse(json);
    if (help.success) return help.data;
    for (const { path, message } of help.error.issues) context.addIssue({ code: 'custom', message, path: [...path] });
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON, or the path of a JSON file that can be read' });
  }
  return z.NEVER;
});
