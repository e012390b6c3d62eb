import { parseReferences, passageOf, type Passage, type ReferenceSpan } from '@berea/scripture';
import type { Entry } from './read-notes.js';

export type Language = 'en' | 'es';

/** One text of an entry. */
export interface EntryText {
  /** Path of the text: `lead.en`, `passages.2.why` */
  readonly at: string;
  readonly text: string;
  readonly language: Language;
}

type Value = string | readonly Value[] | { readonly [key: string]: Value };

/**
 * Fields that are no text: ids and references, which checks of their own read, and people's own questions, in any
 * language.
 */
const NO_TEXTS = new Set([
  'id',
  'kind',
  'ref',
  'refs',
  'key',
  'verses',
  'themes',
  'next',
  'to',
  'of',
  'book',
  'phrasings',
  'also',
  'words',
]);

/** The texts of an entry that readers see, without the phrasings. */
export function textsOf({ value }: Entry): EntryText[] {
  const texts: EntryText[] = [];
  const visit = (part: Value, at: string, language: Language): void => {
    if (typeof part === 'string') texts.push({ at, text: part, language });
    else if (Array.isArray(part)) part.forEach((each: Value, index) => visit(each, `${at}.${index}`, language));
    else
      for (const [key, each] of Object.entries(part))
        if (!NO_TEXTS.has(key)) visit(each, at ? `${at}.${key}` : key, key === 'es' ? 'es' : language);
  };
  visit(value as Value, '', 'en');
  return texts;
}

/** The references that an entry gives as such, not in a text: `passages.0.ref` and the reference as it is written. */
export function refsOf({ value }: Entry): { readonly at: string; readonly ref: string }[] {
  const found: { at: string; ref: string }[] = [];
  const visit = (part: Value, at: string, isRef: boolean): void => {
    if (typeof part === 'string') {
      if (isRef) found.push({ at, ref: part });
    } else if (Array.isArray(part)) part.forEach((each: Value, index) => visit(each, `${at}.${index}`, isRef));
    else
      for (const [key, each] of Object.entries(part))
        visit(each, at ? `${at}.${key}` : key, key === 'ref' || key === 'refs' || key === 'key');
  };
  visit(value as Value, '', false);
  return found;
}

/** The reference that is all of a text; undefined where it is not exactly one. */
export function referenceOf(ref: string): ReferenceSpan | undefined {
  const [span, ...more] = parseReferences(ref);
  return span && !more.length && span.start === 0 && span.end === ref.length ? span : undefined;
}

/** The verses of a reference that is all of a text. */
export function versesOf(ref: string): Passage | undefined {
  const span = referenceOf(ref);
  return span && passageOf(span);
}

/** `16-21` of a section in one chapter, `2:1-3` of one in several. */
export const movementRef = (book: string, chapter: number, verses: string): string =>
  verses.includes(':') ? `${book} ${verses}` : `${book} ${chapter}:${verses}`;

/** Words between “ and ”: Scripture, word for word. */
export const QUOTATION = /“([^“”]*)”/g;

/** A text without quotations, references and words of other languages (`*agape*`), which checks of their own read. */
export function ownWords({ text, language }: EntryText): string {
  let bare = text.replace(QUOTATION, ' ').replace(/\*[^*]*\*/g, ' ');
  // The Spanish texts have their references in parentheses.
  if (language === 'es') return bare.replace(/\([^()]*\)/g, (found) => (/\d/.test(found) ? ' ' : found));
  for (const { start, end } of parseReferences(bare).reverse()) bare = `${bare.slice(0, start)} ${bare.slice(end)}`;
  return bare;
}
