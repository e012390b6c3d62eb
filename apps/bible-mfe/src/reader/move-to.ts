/**
 * The verse that a key leads to from another one.
 * @returns undefined for every other key; the verse itself at the ends of the chapter
 */
export function moveTo(key: string, from: number, verses: readonly number[]): number | undefined {
  const at = verses.indexOf(from);
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return verses[at + 1] ?? from;
    case 'ArrowUp':
    case 'k':
      return verses[at - 1] ?? from;
    case 'Home':
      return verses[0];
    case 'End':
      return verses.at(-1);
    default:
      return undefined;
  }
}
