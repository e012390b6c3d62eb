import { parseReferenceQuery, parseReferences, type ReferenceSpan } from '@berea/scripture';
import { themeWords } from '../../study-tools/question/question-terms.js';
import { PASSAGES_NEW } from './passages-new.js';
import { PASSAGES_OLD } from './passages-old.js';
import { isSmall, LONGEST_QUESTION, plainWords, readTable } from './phrases.js';

/** Words between references: they ask for nothing. */
const BETWEEN = /[\p{L}'’]+/gu;

/**
 * The references of a question. If only asking words surround two of them, short names count, too: 'compare Mat 5 and
 * Luke 6' names two chapters, 'Am 3 ok?' none.
 */
export function referencesIn(message: string): readonly ReferenceSpan[] {
  return namedIn(message).filter(({ start }) => !LEFT_OUT.test(message.slice(Math.max(0, start - 40), start)));
}

/** 'wedding texts that are not 1 Corinthians 13', 'besides Psalm 88' */
const LEFT_OUT =
  /\b(?:not|besides?|except|other than|instead of|apart from|n['’]t want(?: to (?:use|do|preach|read|have))?)\s+$/i;

function namedIn(message: string): readonly ReferenceSpan[] {
  const whole = parseReferenceQuery(message);
  if (whole.length) return whole;
  // Blanks in place of the words keep every place.
  const bare = message.replace(BETWEEN, (word, at: number) =>
    themeWords(word).length || /^\s*\d/.test(message.slice(at + word.length)) ? word : ' '.repeat(word.length),
  );
  const names = parseReferenceQuery(bare);
  return names.length > 1 ? names : parseReferences(message);
}

/** A passage that a question calls by its name. */
export interface NamedPassage {
  /** 'the prodigal son', as the question says it, folded */
  readonly name: string;
  /** 'Luke 15:11-32' */
  readonly reference: string;
  readonly span: ReferenceSpan;
  /** The question without the name */
  readonly beside: string;
  /** Whether the question has more words than the name */
  readonly saysMore: boolean;
}

/** Longest name of the tables, in words. */
const LONGEST = 10;

/** Words around a name that leave it the whole question: 'the story of …', 'who was …'. */
const AROUND = new Set(
  `vision story stories parable account happened happens happen happening called find history miracle chapter summary summarise
  summarize outline sermon preach ideas lesson lessons about bible jesus god where what who tell`.split(/\s+/),
);

/** The works tell who somebody was better than one passage does. */
const ASKS_WHO = /\bwho\b/;

let byName: ReadonlyMap<string, string> | undefined;

/** Every name of a passage → its reference. */
export function passageNames(): ReadonlyMap<string, string> {
  return (byName ??= new Map(
    [PASSAGES_OLD, PASSAGES_NEW].flatMap((table) =>
      readTable(table, true).flatMap(({ names, passages }) => names.map((name) => [name.join(' '), passages] as const)),
    ),
  ));
}

/**
 * The passage that a question names, by the longest name in it. A name of one telling word ('Lazarus', 'Corinth')
 * counts only if the question holds nothing else, since other questions have such words too.
 */
export function findNamedPassage(message: string): NamedPassage | undefined {
  const words = plainWords(message);
  if (words.length > LONGEST_QUESTION) return undefined;
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length);
      const name = part.join(' ');
      const reference = passageNames().get(name);
      if (!reference) continue;
      const beside = [...words.slice(0, at), ...words.slice(at + length)].join(' ');
      const oneWord = part.filter((word) => !isSmall(word)).length < 2;
      if (oneWord && (saysMore(beside) || ASKS_WHO.test(beside))) continue;
      const [span] = parseReferenceQuery(reference);
      if (span) return { name, reference, span, beside, saysMore: saysMore(beside) };
    }
  }
  return undefined;
}

/** A passage that is called by its name anywhere in a text, the longest name first; single words count as well. */
export function namedWithin(text: string): ReferenceSpan | undefined {
  const words = plainWords(text).slice(0, LONGEST_QUESTION);
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const reference = passageNames().get(words.slice(at, at + length).join(' '));
      const [span] = reference ? parseReferenceQuery(reference) : [];
      if (span) return span;
    }
  }
  return undefined;
}

const saysMore = (beside: string): boolean => themeWords(beside).some((word) => !AROUND.has(word) && !isSmall(word));
