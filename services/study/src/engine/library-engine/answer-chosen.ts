import { passageOf, type ReferenceSpan } from '@berea/scripture';
import { referenceName } from '../../text/passages.js';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import {
  findAncestor,
  findAssumption,
  findNamesakes,
  findRemembered,
  findSaying,
  findSubject,
  findTerm,
} from '../question/chosen-passages.js';
import { onlyWithin } from '../question/only-within.js';
import { isAskingWord } from '../../study-tools/question/question-terms.js';
import { referencesIn } from '../question/named-passages.js';
import { plainWords } from '../question/phrases.js';
import type { Draft, Frame } from './draft.js';
import { listWords } from './frame-sentences.js';

/** As many as the tables hold of one line: a part of what is disputed would be one side of it. */
const MOST = 8;

/** A question that quotes or supposes what is not in the Bible: that is said first, then what comes nearest. */
export function answerSaying(text: BibleText, message: string, frame: Frame): Draft | undefined {
  const saying = findSaying(message);
  if (saying) return { parts: [frame.saying, ...quotesOf(text, saying.references)] };
  const term = findTerm(message);
  if (term) return { parts: [frame.term, ...quotesOf(text, term.references)] };
  // A question that names a passage wants that passage.
  const assumption = referencesIn(message).length ? undefined : findAssumption(message);
  return assumption && { parts: [frame.assumption, ...quotesOf(text, assumption.references)] };
}

/** A verse that the question remembers, in whatever words. */
export function answerRemembered(text: BibleText, message: string, frame: Frame): Draft | undefined {
  const found = findRemembered(message);
  if (!found) return undefined;
  const names = found.references.map((each) => referenceName(each)).join(', ');
  return { parts: [frame.remembered(names), ...quotesOf(text, found.references)] };
}

/** The persons or things that share a name. */
export function answerNamesakes(text: BibleText, message: string, frame: Frame): Draft | undefined {
  const named = findNamesakes(message);
  return named && { parts: [frame.several, ...quotesOf(text, named.references)] };
}

/** The places of somebody in the line that leads to Jesus. */
export function answerAncestor(text: BibleText, message: string, frame: Frame): Draft | undefined {
  const found = findAncestor(message);
  if (!found) return undefined;
  const names = found.references.map((each) => referenceName(each)).join(', ');
  return { parts: [frame.story(names), ...quotesOf(text, found.references)] };
}

/**
 * A subject or situation that passages were chosen for.
 * @param theme what it is called in the question's own language, where that is not English
 */
export function answerSubject(text: BibleText, message: string, frame: Frame, theme?: string): Draft | undefined {
  const subject = findSubject(message);
  if (!subject) return undefined;
  const references = onlyWithin(message, subject.references);
  if (!references.length) return undefined;
  const say = subject.disputed ? frame.disputed : frame.subject;
  return {
    parts: [
      say(listWords(theme ? theme.split(' ').slice(0, 4) : asSaid(message, subject.words))),
      ...quotesOf(text, references),
    ],
  };
}

/** Words of a question as it says them; words side by side are one saying: 'laid off'. */
function asSaid(message: string, words: readonly string[]): string[] {
  const telling = words.filter((word) => !isAskingWord(word));
  const said: string[] = [];
  let joins = false;
  for (const written of message.match(/[\p{L}'’-]+/gu) ?? []) {
    const taken = plainWords(written).some((word) => (telling.length ? telling : words).includes(word));
    if (taken && joins) said.push(`${said.pop()} ${written}`);
    else if (taken) said.push(written);
    joins = taken;
  }
  return [...new Set(said)];
}

const quotesOf = (text: BibleText, references: readonly ReferenceSpan[]): string[] =>
  references
    .flatMap((reference) => passageOf(reference) ?? [])
    .slice(0, MOST)
    .map((passage) => quoteVerses(text, passage));
