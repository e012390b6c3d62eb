import type { Run } from '../osis/verse-text.js';

/** Text behind a name: years, and the end of a sentence. */
const AFTER_NAME = /^[\s,.;:)"”]*(?:\(?(?:about |died |born |b\. |d\. )?\d{3,4}[\d\s\-–—,]*\)?)?[\s.)\]]*$/i;
/** Possible beginnings of a name: after a sentence, a quotation, a dash. */
const BEGINNING = /(?:[.?!:"”)]|[—–])\s+[—–]?(?=[A-ZÀ-Þ])/g;
/** The end of a name, where its years, a title or a book begin. */
const NAME_END = /[,(\d"“:]|\s(?:in|on|upon)\s|['’]s?\s|\.\s*$/;
const PARTICLES = /^(?:of|the|and|de|du|la|le|von|van|der|di|da|y|&|D|B|M)$/;
const LEAD = /^(?:From|Condensed from|Abridged from|Adapted from|Quoted by)\s+/;
const LONGEST = 140;
const MOST_WORDS = 7;

/**
 * Parts the name that a quotation is signed with, in italic type at its end, from its text:
 * `… without end. John Trapp, 1650.` → text, `John Trapp, 1650`. Null where it is not signed.
 */
export function splitAuthor(text: string, italic: readonly Run[]): [text: string, author: string] | null {
  const last = italic.at(-1);
  if (!last) return null;
  const end = last.start + last.length;
  if (!AFTER_NAME.test(text.slice(end))) return null;
  // The italic type may begin with words that are quoted before the name, or only with a part of the name.
  const run = text.slice(last.start, end);
  const starts = [0, ...[...run.matchAll(BEGINNING)].map((match) => match.index + match[0].length)];
  for (const start of starts) {
    const author = tidy(text.slice(last.start + start));
    if (!isName(author)) continue;
    return [text.slice(0, last.start + start).replace(/[\s—–]+$/, ''), author];
  }
  return null;
}

/**
 * Like `splitAuthor`, for a name in plain type, which can be told from the text only if it is a known name.
 * @param names as `nameIn` gives them
 */
export function splitKnownAuthor(text: string, names: ReadonlySet<string>): [text: string, author: string] | null {
  const from = Math.max(0, text.length - LONGEST);
  for (const match of text.slice(from).matchAll(BEGINNING)) {
    const start = from + match.index + match[0].length;
    const author = tidy(text.slice(start));
    if (names.has(nameIn(author))) return [text.slice(0, start).replace(/[\s—–]+$/, ''), author];
  }
  return null;
}

/** The name alone: `John Trapp, 1650` → `John Trapp`. */
export function nameIn(author: string): string {
  const rest = author.replace(LEAD, '');
  const end = rest.search(NAME_END);
  return (end < 0 ? rest : rest.slice(0, end)).trim();
}

const tidy = (text: string): string =>
  text
    .replace(/^[\s—–-]+/, '')
    .replace(/[\s.;:,]+$/, '')
    .trim();

/** Whether these words read as the name of a person, with the person's work and time. */
function isName(text: string): boolean {
  const words = nameIn(text)
    .split(/[\s.]+/)
    .filter(Boolean);
  return (
    text.length <= LONGEST &&
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    /^[A-ZÀ-Þ]/.test(words[0] ?? '') &&
    words.every((word) => /^[A-ZÀ-Þ]/.test(word) || PARTICLES.test(word))
  );
}
