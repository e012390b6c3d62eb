/** Text of a work as Markdown that shows it as it stands. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~]/g, (mark) => `\\${mark}`)
    // Only at the beginning of a line do these begin a heading, a list or a quotation.
    .replace(/^(\s*)([#+-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/gm, '$1\\$2');

/** A cell of a table holds one line. */
export const cell = (text: string): string => escapeMarkdown(text.replace(/\s+/g, ' ').trim());

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** Verses as a block quote that ends with the reference, as all quotations of the product. */
export const blockQuote = (text: string, reference: string): string => `> ${text}\n> — ${reference}`;
