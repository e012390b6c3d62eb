import { cutText } from '@berea/contracts/values';

/** What a file system or a link of Obsidian refuses. */
const UNSAFE = new Set('\\/:*?"<>|#^[]');
/** Names of devices, which Windows opens whatever the ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
const MOST = 80;

/** A name without ending that every file system takes. @param other for a text that leaves nothing */
export function safeName(text: string, other: string): string {
  const clean = [...text.normalize('NFC')]
    .map((letter) => (UNSAFE.has(letter) || letter < ' ' || letter === '\u007f' ? '-' : letter))
    .join('');
  const name = trimDots(cutText(clean, MOST)) || other;
  return DEVICE.test(name.split('.', 1)[0] ?? '') ? `_${name}` : name;
}

/** Windows drops dots and spaces at the end of a name, and Unix hides what begins with a dot. */
function trimDots(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && '. '.includes(text.charAt(start))) start += 1;
  while (end > start && '. '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Gives each file a path of its own, also where capitals do not count. */
export class Paths {
  private readonly taken = new Map<string, number>();

  /** The path without its ending: 'notes/2026-11-22 Grace', then 'notes/2026-11-22 Grace (2)'. */
  take(folder: string, name: string): string {
    const path = `${folder}/${name}`;
    const key = path.toLowerCase();
    const before = this.taken.get(key) ?? 0;
    this.taken.set(key, before + 1);
    return before === 0 ? path : this.take(folder, `${name} (${before + 1})`);
  }
}
