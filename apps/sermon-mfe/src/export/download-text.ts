import { cutText } from '@berea/contracts/values';
import { dayOf } from '@berea/web';

const UNSAFE = new Set('\\/:*?"<>|');

/** A name that every file system takes: what they refuse becomes '-'. */
const safeName = (name: string): string =>
  cutText(
    [...name]
      .map((letter) => (UNSAFE.has(letter) || letter < ' ' || letter === '\u007f' ? '-' : letter))
      .join('')
      .replace(/(?<![. ])[. ]+$/, ''),
    120,
  );

/** The sermon's title, or 'sermon-body', with the date (product rule). @param ending such as 'txt' */
export const fileName = (title: string, now: Date, ending: string): string =>
  `${safeName(title.trim()) || 'sermon-body'}-${dayOf(now)}.${ending}`;

/** Hands a file to the browser, which saves it where its user wants. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Firefox reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
