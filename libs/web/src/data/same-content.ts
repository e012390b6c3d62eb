/** What every saved thing carries beside its content. */
export interface Saved {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const CARRIED = ['id', 'version', 'createdAt', 'updatedAt'];

/** Whether a saved thing says what the content says; absent fields and undefined ones are the same. */
export const sameContent = (saved: Saved, content: object): boolean => textOf(saved) === textOf(content);

const textOf = (content: object): string =>
  JSON.stringify(
    Object.entries(content)
      .filter(([name, value]) => !CARRIED.includes(name) && value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
