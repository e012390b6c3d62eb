import { passageOf, type ReferenceSpan } from '@berea/scripture';
import type { BibleText } from '../../works/bible-text.js';
import { findAssumption, findSaying, findSubject, findTerm } from '../question/chosen-passages.js';
import { onlyWithin } from '../question/only-within.js';
import { inEnglish, isSpanish, spanishName } from '../question/spanish.js';
import type { Draft } from './draft.js';
import { type Frame, listWords } from './frame-sentences.js';
import { quoteVerses } from '../../works/quote-verses.js';

/** As many as the tables hold of one line: a part of what is disputed would be one side of it. */
const MOST = 8;

/** A question that quotes or supposes what is not in the Bible: that is said first, then what comes nearest. */
export function answerSaying(text: BibleText, message: string, frame: Frame): Draft | undefined {
  const saying = findSaying(message);
  if (saying) return { parts: [frame.saying, ...quotesOf(text, saying.references)] };
  const term = findTerm(message);
  if (term) return { parts: [frame.term, ...quotesOf(text, term.references)] };
  const assumption = findAssumption(message);
  return assumption && { parts: [frame.assumption, ...quotesOf(text, assumption.references)] };
}

/** A subject or situation that passages were chosen for. @param spanish the text to quote for a question in Spanish, if there is one */
export function answerSubject(text: BibleText, message: string, frame: Frame, spanish?: BibleText): Draft | undefined {
  const translated = isSpanish(message) ? inEnglish(message) : '';
  const subject = findSubject(message) ?? (translated ? findSubject(translated) : undefined);
  if (!subject) return undefined;
  const shown = translated && spanish ? spanish : text;
  const references = onlyWithin(message, subject.references);
  if (!references.length) return undefined;
  const say = subject.disputed ? frame.disputed : frame.subject;
  return {
    parts: [
      shown === text ? say(listWords(subject.words)) : frame.inSpanish(references.slice(0, MOST).map(spanishName)),
      ...quotesOf(shown, references),
    ],
    texts: [shown],
  };
}

const quotesOf = (text: BibleText, references: readonly ReferenceSpan[]): string[] =>
  references
    .flatMap((reference) => passageOf(reference) ?? [])
    .slice(0, MOST)
    .map((passage) => quoteVerses(text, passage));
