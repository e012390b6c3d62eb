/** Which result was opened, by the history entry that it was opened from: for the way back. Lasts as long as the page. */
const opened = new Map<string, string>();

export const rememberRow = (entry: string, row: string): void => void opened.set(entry, row);

export const rowOpenedFrom = (entry: string): string | undefined => opened.get(entry);

/** Once the reader is back: a later change of the same results begins at their top. */
export const forgetRow = (entry: string): void => void opened.delete(entry);
