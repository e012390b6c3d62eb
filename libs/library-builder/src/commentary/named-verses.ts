/** Verses that a heading names, and where in the text they end, in UTF-16 units. */
export interface NamedVerses {
  readonly pieces: readonly (readonly [first: number, last: number])[];
  readonly end: number;
}

/** `12`, `3-5`, `8 to 10` */
const PIECE = /(\d{1,3})(?:\s?(?:[-–—]|to)\s?(\d{1,3}))?/y;
const SEPARATOR = /\s?(?:[,;]|and)\s?/y;

/**
 * The verses named at a place of a text, `3-5`, `7, 8`, `24-30; 36-43`, `1 and 2`: those in a row are one piece; what
 * lies between `24-30` and `36-43` is not meant. Undefined if none are named there.
 */
export function versesNamedAt(text: string, start: number): NamedVerses | undefined {
  const pieces: [number, number][] = [];
  let end = start;
  for (let at: number | undefined = start; at !== undefined;) {
    const [piece, from, to] = matchAt(PIECE, text, at) ?? [];
    if (piece === undefined) break;
    const [first, last] = [Number(from), Number(to ?? from)];
    const before = pieces.at(-1);
    if (before && first === before[1] + 1) before[1] = last;
    else pieces.push([first, last]);
    end = at + piece.length;
    const [separator] = matchAt(SEPARATOR, text, end) ?? [];
    at = separator === undefined ? undefined : end + separator.length;
  }
  return pieces.length ? { pieces, end } : undefined;
}

/** What a sticky pattern finds at a place of a text. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
