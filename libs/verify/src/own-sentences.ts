/** Every kind of quotation mark that the verifier reads. */
const MARKS = /["“”„«»‘’']/g;

/**
 * A text whose own paragraphs quote nothing: their quotation marks are blanks, so that words of a question that they name
 * are never taken for Scripture. Every place and every reference stays.
 * @param own in the order of the text
 */
export function withoutOwnMarks(text: string, own: readonly string[]): string {
  let blanked = '';
  let from = 0;
  for (const paragraph of own) {
    const at = text.indexOf(paragraph, from);
    if (at < 0) continue;
    blanked += text.slice(from, at) + paragraph.replace(MARKS, ' ');
    from = at + paragraph.length;
  }
  return blanked + text.slice(from);
}
