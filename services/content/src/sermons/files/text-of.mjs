const MARKS = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * The characters of Windows-1252 at 0x80 to 0x9f. Node's decoder reads these bytes as Latin-1, which has no visible
 * characters there.
 */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The text of a text file: in the encoding of its byte order mark, else UTF-8, else Windows-1252.
 * @param {Uint8Array} file
 * @returns {string | undefined} undefined for a file that is not text
 */
export function textOf(file) {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => file[index] === byte))?.[1];
  const text = decode(file, marked ?? 'utf-8') ?? fromWindows(file);
  return text.includes('\0') || /^(?:%PDF-|\{\\rtf)/.test(text) ? undefined : text;
}

/**
 * One kind of line end, no invisible characters, no runs of empty lines. The time is linear in the length of the text.
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
