/** Fields of every saved item beside its content. */
export interface Saved {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * Whether a saved thing says what a form's content says; absent fields and undefined ones are the same.
 * @param fields those that the form writes: of the others it says nothing
 */
export const sameContent = (saved: Saved, content: object, fields: readonly string[]): boolean =>
  fields.every((name) => JSON.stringify(valueOf(saved, name)) === JSON.stringify(valueOf(content, name)));

const valueOf = (content: object, name: string): unknown => (content as Readonly<Record<string, unknown>>)[name];
