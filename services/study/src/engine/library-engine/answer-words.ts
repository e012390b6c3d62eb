import { wordsOf } from '../../text/fold-words.js';
import { findPhrase } from '../../search/phrase-matcher.js';
import type { Concordance } from '../../works/concordance.js';
import type { Draft, Frame } from './draft.js';
import { listWords } from './frame-sentences.js';
import { termsOf } from '../../study-tools/question/question-terms.js';
import { asWritten } from '../../text/whole-words.js';
import { quoteVerses } from '../../works/bible-text.js';

const MAX_SHOWN = 6;

/** A message found word for word in the text is a quotation from this many words on. */
const QUOTATION = 4;

/** The verses that hold a message word for word. */
export function answerQuotation(concordance: Concordance, message: string, frame: Frame): Draft | undefined {
  const quoted = versesQuoted(concordance, message);
  if (!quoted.length) return undefined;
  const shown = quoted.slice(0, MAX_SHOWN);
  return { parts: [frame.phrase(quoted.length, shown.length), ...quotes(concordance, shown)] };
}

const FIRST = /^first mention of (.+)$/i;

/** 'Where is Silas named first?': the first verse that has the name. */
export function answerFirst(concordance: Concordance, message: string, frame: Frame): Draft | undefined {
  const asked = FIRST.exec(message)?.[1];
  const [word] = asked ? termsOf(concordance, asked) : [];
  if (!word) return undefined;
  const { text } = concordance;
  const [position] = text.index.versesWith(concordance.wordsWith(concordance.baseOf(word)));
  return position === undefined
    ? undefined
    : { parts: [frame.first(listWords([asWritten(message, word)])), ...quotes(concordance, [position])] };
}

const quotes = ({ text }: Concordance, positions: readonly number[]): string[] =>
  positions.map((position) => quoteVerses(text, { first: position, last: position }));

function versesQuoted({ text }: Concordance, message: string): readonly number[] {
  const words = wordsOf(message);
  return words.length < QUOTATION ? [] : findPhrase(text.index, words);
}
