import { placeAt } from '@berea/scripture';
import { wordsOf } from '../../text/fold-words.js';
import { findPhrase } from '../../search/phrase-matcher.js';
import { type Concept, conceptOf } from './concept.js';
import type { Concordance } from '../../works/concordance.js';
import type { Draft, Frame } from './draft.js';
import { listWords, mention } from './frame-sentences.js';
import { termsOf } from '../../study-tools/question/question-terms.js';
import { asWritten } from '../../text/whole-words.js';
import { quoteVerses } from '../../works/bible-text.js';
import { type RankedVerse, rankVerses } from './rank-verses.js';

const MIN_SHOWN = 3;
const MAX_SHOWN = 6;
/** Verses below this share of the best one's score are shown only to fill up to three. */
const GOOD = 0.6;
const TOLERABLE = 0.4;
/** One chapter is not to take the whole answer. */
const MAX_OF_CHAPTER = 2;

/** Signs that a question is about Scripture or about its asker, whatever else it holds. */
const OF_FAITH =
  /\b(?:bible|biblical|verses?|scriptures?|god|gods|lord|jesus|christ|christians?|holy|spirit|pray\w*|church|faith|psalms?|gospels?|passages?|sin|sins|heaven|prophets?|apostles?|disciples?|dios|biblia|i|i'm|my|me|we|our)\b/i;

/** From this many words on, a message that stands in the text word for word is a quotation. */
const QUOTATION = 4;

/** Where a message is, word for word, what stands in the text: the verses that have it. */
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

/** The parts of an answer to a question without references, or undefined when no verse fits it. */
export function answerTheme(concordance: Concordance, message: string, frame: Frame): string[] | undefined {
  const concepts = termsOf(concordance, message).map((word) => conceptOf(concordance, word));
  const unknown = concepts.filter(({ inText, idiom }) => !inText && !idiom.length).length;
  // What the Bible has hardly a word of is about something else ('my car insurance covers hail').
  if (concepts.length > 1 && unknown * 2 >= concepts.length) return undefined;
  // The word that the text lacks is the one that tells most: without a sign of faith beside it the question is not about the Bible.
  if (concepts.length > 1 && unknown && !OF_FAITH.test(message)) return undefined;
  const best = chooseVerses(rankVerses(concordance, concepts, withDefinition(message)));
  if (!best.length) return undefined;
  const names = concepts.map(({ word }) => asWritten(message, word));
  return [
    [frame.theme(listWords(names)), ...remarks(concepts, names, frame)].join(' '),
    ...quotes(
      concordance,
      best.map(({ position }) => position),
    ),
  ];
}

const quotes = ({ text }: Concordance, positions: readonly number[]): string[] =>
  positions.map((position) => quoteVerses(text, { first: position, last: position }));

function versesQuoted({ text }: Concordance, message: string): readonly number[] {
  const words = wordsOf(message);
  return words.length < QUOTATION ? [] : findPhrase(text.index, words);
}

/** The question 'What is faith?' asks for verses that say 'faith is …'. */
function withDefinition(message: string): string {
  const [, verb, subject] = /^\W*what (is|are) (?:an? |the )?([\w'-]+)\W*$/i.exec(message) ?? [];
  return subject ? `${message} ${subject} ${verb}` : message;
}

function chooseVerses(ranked: readonly RankedVerse[]): RankedVerse[] {
  const top = ranked[0]?.score ?? 0;
  const chosen: RankedVerse[] = [];
  const perChapter = new Map<string, number>();
  for (const verse of ranked) {
    if (chosen.length >= MAX_SHOWN || verse.score < top * (chosen.length < MIN_SHOWN ? TOLERABLE : GOOD)) break;
    const { book, chapter } = placeAt(verse.position);
    const key = `${book.osis} ${chapter}`;
    const already = perChapter.get(key) ?? 0;
    if (already >= MAX_OF_CHAPTER) continue;
    perChapter.set(key, already + 1);
    chosen.push(verse);
  }
  return chosen;
}

/** Words that the text has are quoted, however many they are. */
const ofTheText = (words: string): string => `“${words}”`;

/** What else was looked for, and what the text does not have: the reader is to know how the verses were found. */
function remarks(concepts: readonly Concept[], names: readonly string[], frame: Frame): string[] {
  return concepts.flatMap(({ inText, idiom }, index) => {
    const name = mention(names[index] ?? '');
    if (!inText) return [frame.lacks(name, idiom.length ? listWords(idiom, ofTheText) : undefined)];
    return idiom.length ? [frame.also(name, listWords(idiom, ofTheText))] : [];
  });
}
