import { parseReferences, type ReferenceSpan } from '@berea/scripture';
import { themeWords } from '../../study-tools/question/question-terms.js';
import { LONGEST_QUESTION, plainWords, readTable, type TableLine, wordsTaken } from './phrases.js';
import { ASSUMPTIONS, SAYINGS, TERMS } from './sayings.js';
import { SUBJECTS } from './subjects.js';

/** Passages that were chosen by hand for what a question brings. */
export interface ChosenPassages {
  /** The words of the question that named it */
  readonly words: readonly string[];
  /** Christians read Scripture differently on it: the passages show the range. */
  readonly disputed: boolean;
  readonly references: readonly ReferenceSpan[];
}

/** A subject in few words of a long question is beside its point; who tells of themselves uses more words. */
const LEAST_SHARE = 0.5;
const LEAST_SHARE_OF_OWN = 0.25;
const OWN = /\b(?:i|i'm|i've|my|me|we|our|us|shall)\b/i;
/** Names of parts of the Bible tell where to look, not what for. */
const PARTS = /\b(?:old|new) testament\b/gi;

const TABLES = new Map<string, readonly TableLine[]>();

/** The subject or situation that a question is about, by the name that takes most of its words. */
export const findSubject = (message: string): ChosenPassages | undefined => {
  const chosen = best(SUBJECTS, message);
  const about = themeWords(message.replace(PARTS, ' ')).length;
  const share = OWN.test(message) ? LEAST_SHARE_OF_OWN : LEAST_SHARE;
  return chosen && chosen.words.length >= about * share ? chosen : undefined;
};

/** What a question takes for granted, where Scripture does not say it. */
export const findAssumption = (message: string): ChosenPassages | undefined => best(ASSUMPTIONS, message);

/** A term that a question looks for, which does not stand in the Bible. */
export const findTerm = (message: string): ChosenPassages | undefined => best(TERMS, message);

/** A saying that the question quotes or asks for, which does not stand in the Bible in these words. */
export const findSaying = (message: string): ChosenPassages | undefined => best(SAYINGS, message);

function best(table: string, message: string): ChosenPassages | undefined {
  const words = plainWords(message);
  if (words.length > LONGEST_QUESTION) return undefined;
  const lines = TABLES.get(table) ?? readTable(table);
  TABLES.set(table, lines);
  let taken: readonly string[] = [];
  let passages = '';
  for (const line of lines) {
    for (const name of line.names) {
      const here = wordsTaken(name, words);
      if (new Set(here).size <= new Set(taken).size) continue;
      taken = here;
      ({ passages } = line);
    }
  }
  if (!passages) return undefined;
  const disputed = passages.startsWith('!');
  return { words: [...new Set(taken)], disputed, references: parseReferences(passages.replace(/^! /, '')) };
}
