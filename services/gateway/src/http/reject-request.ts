/**
 * Why a request target is refused, or undefined when it is fine. Whatever two parsers could read differently is refused
 * here rather than normalised, so that the path which is checked is the path which the services see.
 */
export function invalidTarget(target: string): string | undefined {
  if (!target.startsWith('/')) return 'The address must start with a slash.';
  if (/[^!-~]/.test(target)) return 'The address holds a character that must be percent-encoded.';
  if (target.includes('#') || target.includes('\\')) return 'The address holds a character that does not belong there.';
  if (target.includes('%00')) return 'The address holds a NUL character.';
  const path = target.split('?', 1)[0] ?? '';
  if (/%[01][0-9a-f]|%7f/i.test(path)) return 'The address holds a control character.';
  if (path.includes('//')) return 'The address holds an empty segment.';
  if (/%2f|%5c|%2e/i.test(path)) return 'The address holds an encoded slash or dot.';
  const decoded = decode(path);
  if (decoded === undefined) return 'The address is not percent-encoded UTF-8.';
  // A per cent sign of its own is fine, as in `50%25`; one that makes an escape of what follows is read twice by somebody.
  if (/%[0-9a-f]{2}/i.test(decoded)) return 'The address is encoded twice.';
  if (decoded.split('/').some((segment) => /^\.\.?(?:;|$)/.test(segment))) return 'The address holds a dot segment.';
  return undefined;
}

/** Undefined for escapes that are none, and for bytes that are no UTF-8 or write a character longer than needed. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
