/** The pattern of verses one after the other: `3-5`, `7, 8`, `24-30; 36-43`, `1 and 2`. */
export const VERSES = /\d+(?:\s*(?:[-–—]|to)\s*\d+)?(?:\s*(?:[,;]|and)\s*\d+(?:\s*(?:[-–—]|to)\s*\d+)?)*/.source;

/** The verses that a heading names: those in a row are one piece, `11 ,12`; what lies between `24-30` and `36-43` is not meant. */
export function readPieces(numbers: string): [first: number, last: number][] {
  const pieces: [number, number][] = [];
  for (const piece of numbers.split(/[,;]|and/)) {
    const [from = 0, to = from] = piece.split(/[-–—]|to/).map(Number);
    const before = pieces.at(-1);
    if (before && from === before[1] + 1) before[1] = to;
    else pieces.push([from, to]);
  }
  return pieces;
}
