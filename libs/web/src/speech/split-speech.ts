/** Browsers break off an utterance that takes longer than about 15 s; so many letters stay below that at our rate. */
const MOST_LETTERS = 200;

/** Places to draw breath, from the best to the worst. */
const BREAKS = [/[.!?;:。؟؛][”’"')\]]*\s/gu, /[,،—–][”’"')\]]*\s?/gu, /\s/gu];

/** A text in pieces of at most 200 UTF-16 units that can be spoken one after another, cut where one draws breath. */
export function splitSpeech(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > MOST_LETTERS) {
    const cut = cutOf(rest.slice(0, MOST_LETTERS));
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest ? [...pieces, rest] : pieces;
}

function cutOf(window: string): number {
  for (const pattern of BREAKS) {
    const last = [...window.matchAll(pattern)].at(-1);
    if (last?.index) return last.index + last[0].length;
  }
  // Never between the halves of a character.
  return /[\uD800-\uDBFF]$/.test(window) ? window.length - 1 : window.length;
}
