export interface MarkedPiece {
  readonly text: string;
  readonly marked: boolean;
}

const LETTER = /[\p{L}\p{M}]/u;

/**
 * A verse in pieces, with the words marked that stand for a lemma in it.
 * @param words as they are written there, in the order of the verse
 */
export function markOccurrence(text: string, words: readonly string[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const word of words) {
    const at = findWord(text, word, from);
    if (at < 0) continue;
    if (at > from) pieces.push({ text: text.slice(from, at), marked: false });
    pieces.push({ text: word, marked: true });
    from = at + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}

/** Where words stand by themselves: 'love' is not found in 'beloved'. */
function findWord(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0 && word; at = text.indexOf(word, at + 1)) {
    if (!LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + word.length] ?? '')) return at;
  }
  return -1;
}
