import type { Edit, RewrittenText } from './rewritten-text.js';

/**
 * Characters that Unicode has in more than one form: dashes, digits, blanks, full-width and Roman-numeral letters,
 * colons, commas and full stops, and invisible ones. The hyphen, the en dash and the em dash are read as they are.
 */
const WRITTEN_OTHERWISE =
  /(?![\0-\x7f–—])[\p{Pd}\p{Nd}\p{Zs}\p{DI}\u2212\u2043\u02d7\u2236\ua789\u02d0\u02f8\u05c3\ufe55\ufe13\u3001\u060c\u061b\uff01-\uff5e\u2160-\u217f]/gu;
const NOT_ASCII = /[^\0-\x7f]/;
/** Dashes as long as an em, between words rather than numbers. */
const LONG_DASH = /[\u2015\u2e3a\u2e3b\ufe31\ufe32\ufe58\u301c\u3030]/;
const OTHERS: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\u2043': '-',
  '\u02d7': '-',
  '\u2236': ':',
  '\ua789': ':',
  '\u02d0': ':',
  '\u02f8': ':',
  '\u05c3': ':',
  '\ufe55': ':',
  '\ufe13': ':',
  '\u3001': ',',
  '\u060c': ',',
  '\u061b': ';',
};

const known = new Map<string, string>();

/** One sign as it is written most plainly: '‑' → '-', '３' → '3', '：' → ':', a soft hyphen → ''. */
function plain(sign: string): string {
  const kept = known.get(sign);
  if (kept !== undefined) return kept;
  const made = plainly(sign);
  known.set(sign, made);
  return made;
}

function plainly(sign: string): string {
  const other = OTHERS[sign];
  if (other) return other;
  if (/\p{DI}/u.test(sign)) return '';
  if (/\p{Pd}/u.test(sign)) return LONG_DASH.test(sign) ? '—' : '-';
  if (/\p{Zs}/u.test(sign)) return ' ';
  if (/\p{Nd}/u.test(sign)) return String(digitOf(sign));
  return sign.normalize('NFKC');
}

/** Unicode keeps the ten digits of a script together, from its zero on. */
function digitOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** The text with one way of writing for each sign. */
export function withPlainMarks(text: RewrittenText): RewrittenText {
  if (!NOT_ASCII.test(text.text)) return text;
  const edits: Edit[] = [];
  // No array for each sign, as `matchAll` makes: a text may be full of them.
  text.text.replace(WRITTEN_OTHERWISE, (sign, start: number) => {
    edits.push({ start, end: start + sign.length, to: plain(sign) });
    return '';
  });
  return text.rewrite(edits);
}
