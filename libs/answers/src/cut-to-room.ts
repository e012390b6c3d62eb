/** How far back a cut goes to spare a word: longer ones are cut. */
const WORD = 40;

/** As much of a text as there is room for, in whole words; '…' says that it goes on. @param most in UTF-16 units */
export function cutToRoom(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const [words = ''] = /^.*\s/su.exec(cut) ?? [];
  const end = most - words.length <= WORD ? words : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${end.trimEnd()}…`;
}
