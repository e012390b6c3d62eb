const MARKS = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** What Windows-1252 has at 0x80 to 0x9f. The decoder of Node reads them as Latin-1, which has nothing to see there. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The text of a text file: in the encoding that it begins with a mark of, else UTF-8, else that of old Windows programs.
 * @param {Uint8Array} file
 * @returns {string | undefined} nothing for what is no text
 */
export function textOf(file) {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => file[index] === byte))?.[1];
  const text = decode(file, marked ?? 'utf-8') ?? fromWindows(file);
  return text.includes('\0') || /^(?:%PDF-|\{\\rtf)/.test(text) ? undefined : text;
}

/**
 * One kind of line ends, nothing invisible, no heaps of empty lines. It takes as long as the text is, whatever stands in it.
 * @param {string} text
 */
export const tidy = (text) =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00ad\ufeff]|\p{Surrogate}|(?![\n\t])\p{Control}/gu, '')
    // Before the lines are looked at one by one, and again for those that hold blanks alone.
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function decode(file, encoding) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}

const fromWindows = (file) =>
  Buffer.from(file)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WINDOWS.charAt(letter.charCodeAt(0) - 0x80));
