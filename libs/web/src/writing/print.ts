/** The length of a text and its FNV-1a hash: the same words have the same, whatever white space is around them. */
export function printOf(words: string): string {
  const text = words.trim();
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}
