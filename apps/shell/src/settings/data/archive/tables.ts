type Cell = string | number | boolean | null;

/** Beginnings that make a cell a formula in a spreadsheet. */
const FORMULA = new Set(['=', '+', '-', '@', '\t', '\r']);

/** A table as CSV (RFC 4180) that no spreadsheet takes for formulas. The mark at its beginning says that it is UTF-8. */
export const csv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

function cell(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = FORMULA.has(value.charAt(0)) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
