const characters = new Intl.Segmenter();

/**
 * The beginning of a text that ends between two characters as readers count them: never within an emoji of several parts,
 * a letter with its accents, or a pair of units.
 * @param most in UTF-16 units
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const at = characters.segment(text).containing(most)?.index ?? most;
  // One character may be longer than all of the room.
  return text.slice(0, at || most).replace(/[\uD800-\uDBFF]$/, '');
}
