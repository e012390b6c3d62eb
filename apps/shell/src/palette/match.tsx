/** A piece of a text: whether it is what was typed. */
export interface MatchPart {
  readonly text: string;
  readonly match: boolean;
}

/**
 * A text in pieces, those that match what was typed marked: its words as they stand, else the place that they name
 * ('rom 8' is Romans 8), else words that begin with one of them each.
 * @param place the place that was understood, where one was
 */
export function splitMatch(text: string, typed: string, place?: string): MatchPart[] {
  const words = typed.trim();
  if (!words) return [{ text, match: false }];
  const wanted = [words, ...(place ? [place] : [])].map(escaped);
  const whole = new RegExp(`(${wanted.join('|')})`, 'iu');
  const begun = new RegExp(`(?<![\\p{L}\\p{N}])(${words.split(/\s+/u).map(escaped).join('|')})`, 'giu');
  // What `split` finds stands at every second place.
  const parts = text.split(whole.test(text) ? whole : begun);
  return parts.map((part, index) => ({ text: part, match: index % 2 === 1 })).filter((part) => part.text !== '');
}

const escaped = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

/** A text with what matches the typed words in bold. @param props.place the place that they name */
export const Match = ({ text, typed, place }: { text: string; typed: string; place: string | undefined }) =>
  splitMatch(text, typed, place).map((part, index) => (part.match ? <b key={index}>{part.text}</b> : part.text));
