/** What somebody who writes may be in. `harm` is an intent against others, `for-another` somebody who asks for others. */
export const DISTRESSES = ['self-harm', 'violence', 'harm', 'for-another', 'grief', 'despair'] as const;
export type Distress = (typeof DISTRESSES)[number];

/** The words of one language: how distress is said in it, and what only sounds so. `pattern.ts` says how to read them. */
export interface CareWords {
  readonly language: 'en' | 'es';
  /** One a line: `name: word|several words|<another concept>` */
  readonly concepts: string;
  /** Taken out before anything else is read */
  readonly figurative: string;
  /** Signs of a question about Scripture, beside which weak patterns prove nothing */
  readonly study: string;
  readonly patterns: Readonly<Record<Distress, string>>;
}
