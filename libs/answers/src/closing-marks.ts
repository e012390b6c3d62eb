/** Marks that close what stands before them: they never begin a line. */
const CLOSING = /^[)\]},.;:!?…”’»]+/;

/** The closing marks that a text begins with; '' where there are none. */
export const closingMarks = (text: string): string => CLOSING.exec(text)?.[0] ?? '';
