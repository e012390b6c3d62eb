/**
 * Finds a word by itself in a text, with letters neither before nor behind it. Words of a question are found so: a
 * pattern made of them may be too large to be one.
 * @yields its start, in order
 */
export function* placesOf(text: string, word: string): Generator<number> {
  if (!word) return;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    const end = at + word.length;
    if (!ENDS_IN_LETTER.test(text.slice(Math.max(0, at - 2), at)) && !LETTER_FIRST.test(text.slice(end, end + 2)))
      yield at;
  }
}

const ENDS_IN_LETTER = /\p{L}$/u;
const LETTER_FIRST = /^\p{L}/u;

/** Whether a text has a word by itself, in the same case. */
export const hasWord = (text: string, word: string): boolean => !placesOf(text, word).next().done;

/** A word as a text writes it ('Jesus' for 'jesus'); the word as it is where the text has it not. */
export function asWritten(text: string, word: string): string {
  const at = placesOf(lowered(text), lowered(word)).next().value;
  return at === undefined ? word : text.slice(at, at + word.length);
}

/** The text with another word wherever it has this one, in whatever case. */
export function replaceWord(text: string, word: string, other: string): string {
  let written = '';
  let from = 0;
  for (const at of placesOf(lowered(text), lowered(word))) {
    written += text.slice(from, at) + other;
    from = at + word.length;
  }
  return written + text.slice(from);
}

/** In small letters, each at its place: some letters become two ('İ'), and stay. */
function lowered(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (letter) => {
    const one = letter.toLowerCase();
    return one.length === letter.length ? one : letter;
  }).join('');
}
