type Row = readonly (string | number)[];

/** The lines of a Markdown table. */
export const table = (head: Row, rows: readonly Row[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);

/** Small times tell more by their decimals. */
export const inMs = (milliseconds: number): string =>
  `${milliseconds.toFixed(milliseconds < 1 ? 3 : milliseconds < 100 ? 1 : 0)} ms`;

export const times = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`;
