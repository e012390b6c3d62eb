/** A piece of a text: whether it is what was typed. */
export interface MatchPart {
  readonly text: string;
  readonly match: boolean;
}

/**
 * A text in pieces, those that match what was typed marked: its words as written, else the place that they name ('rom
 * 8' is Romans 8), else words that begin with one of them each.
 * @param place the place that was understood, where one was
 */
export function splitMatch(text: string, typed: string, place?: string): MatchPart[] {
  const words = typed.trim();
  if (!words) return [{ text, match: false }];
  const whole = splitAt(text, [words, ...(place ? [place] : [])], () => true);
  if (whole.some(({ match }) => match)) return whole;
  return splitAt(text, words.split(/\s+/u), (before) => !/[\p{L}\p{N}]$/u.test(before));
}

/**
 * A text in pieces: a piece that is one of some words, in whatever case, is marked if `begins` accepts the text before
 * it.
 */
function splitAt(text: string, words: readonly string[], begins: (before: string) => boolean): MatchPart[] {
  const wanted = words.map((word) => word.toLowerCase());
  const small = text.toLowerCase();
  // A letter that becomes two in small moves those behind it: such a text is compared as it is.
  const searched = small.length === text.length ? small : text;
  const parts: MatchPart[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const word = wanted.find((each) => searched.startsWith(each, at));
    if (!word || !begins(text.slice(Math.max(0, at - 2), at))) continue;
    if (at > from) parts.push({ text: text.slice(from, at), match: false });
    from = at + word.length;
    parts.push({ text: text.slice(at, from), match: true });
    at = from - 1;
  }
  return from < text.length ? [...parts, { text: text.slice(from), match: false }] : parts;
}

/** A text with what matches the typed words in bold. @param props.place the place that they name */
export const Match = ({ text, typed, place }: { text: string; typed: string; place: string | undefined }) =>
  splitMatch(text, typed, place).map((part, index) => (part.match ? <b key={index}>{part.text}</b> : part.text));
