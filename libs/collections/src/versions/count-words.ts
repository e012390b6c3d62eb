const count = (words: number): string => words.toLocaleString('en');

/** '140 words, 12 more' than the version before; undefined where there is none. */
export function countWords(words: number, before = words): string {
  const change = words === before ? '' : `, ${count(Math.abs(words - before))} ${words > before ? 'more' : 'fewer'}`;
  return `${count(words)} ${words === 1 ? 'word' : 'words'}${change}`;
}
