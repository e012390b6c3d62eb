/** The beginning of a text, to the end of a sentence where one is near, else of a word. @param most characters */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, most + 1);
  const sentence = Math.max(...['. ', '? ', '! ', '\n\n'].map((end) => beginning.lastIndexOf(end)));
  if (sentence > most * 0.6) return beginning.slice(0, sentence + 1).trimEnd();
  const word = beginning.search(/\s+\S*$/);
  return `${beginning.slice(0, word > 0 ? word : most).replace(/[\s,;:–—-]+$/, '')}…`;
}
