const UNSAFE = new Set('\\/:*?"<>|');

/** A name that every file system takes: what they refuse becomes '-'. */
const safeName = (name: string): string =>
  [...name]
    .map((letter) => (UNSAFE.has(letter) || letter < ' ' || letter === '\u007f' ? '-' : letter))
    .join('')
    .replace(/[. ]+$/, '')
    .slice(0, 120);

/** The local day as file names carry it: 2026-11-22; today's where no other is given. */
export const dayOf = (now = new Date()): string =>
  [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('-');

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
