/** A change that takes words out of a body: the range that goes, and the words in its place. */
export interface TakenOut {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/**
 * Takes out of a body what was put at its end, whatever was written before and behind it since.
 * @param put as it was put there
 * @param tail the end of the body before
 * @returns undefined where those words are no longer there as they were
 */
export function takeOut(body: string, put: string, tail: string): TakenOut | undefined {
  const words = put.trim();
  const at = body.lastIndexOf(words);
  if (at === -1) return undefined;
  const before = body.slice(0, at).trimEnd();
  const behind = body.slice(at + words.length).trimStart();
  return {
    start: before.length,
    end: body.length - behind.length,
    words: behind ? (before ? '\n\n' : '') : tail,
  };
}
