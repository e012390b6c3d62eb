import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { parseReferences } from '@berea/scripture';
import { fold, wordsOf } from '../text/fold-words.js';

const STEMS = { en: english, es: spanish } as const;

/** Longer questions are cut: an entry answers none that needs more words. */
export const MOST_WORDS = 120;

/** The stems of the words of a text, for which a reference is words like others. */
export const plainStems = (text: string, language: 'en' | 'es' = 'en'): string[] =>
  wordsOf(text).map((word) => fold(STEMS[language](word.replace(/['’]s$/, ''))));

/**
 * The stems of the words of a text. A reference is one word of its own: 'Romans 3:28' shares nothing with 'Romans 8:28'.
 */
export function stemmedWords(text: string, language: 'en' | 'es' = 'en'): string[] {
  let bare = text;
  const places: string[] = [];
  // Reading references costs more than all else, and without a number there is none.
  for (const { start, end, book, chapter, verse = '' } of /\d/.test(text) ? parseReferences(text).reverse() : []) {
    places.push(`${book.osis}.${chapter}.${verse}`);
    bare = `${bare.slice(0, start)} ${bare.slice(end)}`;
  }
  return [...plainStems(bare, language), ...places];
}

/** The different words of a question. */
export const askedWords = (question: string, language?: 'en' | 'es'): ReadonlySet<string> =>
  new Set(stemmedWords(question, language).slice(0, MOST_WORDS));
