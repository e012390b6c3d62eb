/** As much of a user as tells their name. */
export interface FullName {
  readonly user_metadata?: Readonly<Record<string, unknown>>;
}

/** The name of the sign-up; undefined when none is known. */
export function nameOf(user: FullName | null | undefined): string | undefined {
  const name: unknown = user?.user_metadata?.['full_name'];
  return typeof name === 'string' && name.trim() ? name.trim() : undefined;
}
