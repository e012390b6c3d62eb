import { refusedFile } from './refused-file.js';

const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** What Windows-1252 has at 0x80 to 0x9f. The decoder of Node reads them as Latin-1, which has nothing to see there. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The text of a text file: in the encoding that it begins with a mark of, else UTF-8, else that of old Windows programs.
 * @throws ApiError 400 for what is no text
 */
export function readText(file: Uint8Array): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => file[index] === byte))?.[1];
  const text = decode(file, marked ?? 'utf-8') ?? fromWindows(file);
  if (text.includes('\0') || /^(?:%PDF-|\{\\rtf)/.test(text))
    throw refusedFile('This is no text file. Open it in the program that made it and save it as .docx or .txt.');
  return text;
}

function decode(file: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}

const fromWindows = (file: Uint8Array): string =>
  Buffer.from(file)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WINDOWS.charAt(letter.charCodeAt(0) - 0x80));
