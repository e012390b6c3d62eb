/** 'Good morning, Ruth.' by the reader's own clock; without a name when none is known. */
export function greeting(hour: number, fullName: string | undefined): string {
  const words = hour >= 5 && hour < 12 ? 'Good morning' : hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
  const first = fullName?.trim().split(/\s+/)[0];
  return first ? `${words}, ${first}.` : `${words}.`;
}

/** As much of a user as tells their name. */
export interface FullName {
  readonly user_metadata?: Readonly<Record<string, unknown>>;
}

/** The name of the sign-up; undefined when none is known. */
export function nameOf(user: FullName | null | undefined): string | undefined {
  const name: unknown = user?.user_metadata?.['full_name'];
  return typeof name === 'string' && name.trim() ? name.trim() : undefined;
}

/** What Scholar says of itself above the topics of an empty conversation. */
export const LEAD =
  'I’m Scholar, your study companion. Ask in your own words; I answer with references you can check. A few places to begin:';

export const EPIGRAPH = {
  text: 'They received the word with all readiness of mind, and searched the scriptures daily, whether those things were so.',
  cite: 'Acts 17:11, of the Bereans',
};
