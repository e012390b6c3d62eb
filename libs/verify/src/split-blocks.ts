/** A paragraph, list item, heading, table row or block quote of a Markdown text, by its place in the text. */
export interface Block {
  readonly start: number;
  readonly end: number;
  /** Marked as a quotation with '>' */
  readonly quoted: boolean;
}

const QUOTE_MARK = /^(?:[ \t]*>)+/;
const LIST_MARK = /^[ \t]*(?:[-*+]|\d{1,3}[.)])(?=[ \t])/;
const OWN_LINE = /^[ \t]*(?:#{1,6}[ \t]|\|)/;

/**
 * Splits Markdown into blocks. `plain` is the same text with the marks of quotes and lists blanked, so that every place
 * stays the same and '1. John 3:16' is not taken for the First Epistle of John.
 */
export function splitBlocks(markdown: string): { plain: string; blocks: Block[] } {
  const blocks: Block[] = [];
  let plain = '';
  let open: { start: number; end: number; quoted: boolean } | undefined;
  for (const line of markdown.split('\n')) {
    const start = plain.length;
    const quoteMark = QUOTE_MARK.exec(line)?.[0] ?? '';
    const quoted = quoteMark.length > 0;
    const inner = ' '.repeat(quoteMark.length) + line.slice(quoteMark.length);
    const listMark = LIST_MARK.exec(inner)?.[0] ?? '';
    const text = ' '.repeat(listMark.length) + inner.slice(listMark.length);
    const blank = text.trim() === '';
    const begins = !open || open.quoted !== quoted || listMark !== '' || OWN_LINE.test(text);
    if (blank) open = undefined;
    else if (open && !begins) open.end = start + text.length;
    else blocks.push((open = { start, end: start + text.length, quoted }));
    plain += `${text}\n`;
  }
  return { plain: plain.slice(0, -1), blocks };
}
