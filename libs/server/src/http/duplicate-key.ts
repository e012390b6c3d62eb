const QUOTE = 34;
const BACKSLASH = 92;

/**
 * The first key that an object of a JSON text holds twice, or undefined. `JSON.parse` silently keeps the last of them,
 * and another reader may keep the first: two readers of one text would see different values. One pass, without
 * recursion.
 * @param text valid JSON
 */
export function duplicateKey(text: string): string | undefined {
  /** The keys of each open object; null for a list. */
  const open: (Set<string> | null)[] = [];
  let keyMayFollow = false;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '{':
        open.push(new Set());
        keyMayFollow = true;
        break;
      case '[':
        open.push(null);
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        keyMayFollow = true;
        break;
      case ':':
        keyMayFollow = false;
        break;
      case '"': {
        const end = endOfString(text, at);
        const keys = open.at(-1);
        if (keyMayFollow && keys) {
          const key = JSON.parse(text.slice(at, end + 1)) as string;
          if (keys.has(key)) return key;
          keys.add(key);
        }
        at = end;
      }
    }
  }
  return undefined;
}

/** The end of the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
