/** A piece of quoted verses: the number of a verse, or its words. */
export interface VersePiece {
  readonly text: string;
  readonly isNumber?: boolean;
}

/** Numbers that may be those of verses. */
const NUMBERS = /(?<=^|\s)\d+ (?=\S)/g;

/**
 * The numbers of verses in words that are quoted with them: '28 And we know … 29 For whom …'. Only numbers that go on by
 * one from that at the beginning are taken for such, so that 'an hundred and 20 years' would stay as it is.
 */
export function splitVerses(text: string): VersePiece[] {
  const pieces: VersePiece[] = [];
  let next = Number(/^\s*(\d{1,3}) (?=\S)/.exec(text)?.[1] ?? Number.NaN);
  let from = 0;
  for (const { 0: number, index: start } of Number.isInteger(next) ? text.matchAll(NUMBERS) : []) {
    if (number !== `${next} `) continue;
    if (start > from) pieces.push({ text: text.slice(from, start) });
    from = start + String(next).length;
    pieces.push({ text: text.slice(start, from), isNumber: true });
    next += 1;
  }
  // One number alone may count anything.
  if (pieces.filter(({ isNumber }) => isNumber).length < 2) return text ? [{ text }] : [];
  return [...pieces, { text: text.slice(from) }];
}
