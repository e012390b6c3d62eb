import { parseReferences, type ReferenceSpan } from '@berea/scripture';
import { themeWords } from '../../study-tools/question/question-terms.js';
import { ANCESTRY } from './ancestors.js';
import { FACTS, SILENCES } from './facts.js';
import { NAMESAKES } from './namesakes.js';
import { isSmall, LONGEST_QUESTION, plainWords, readTable, type TableLine, wordsTaken } from './phrases.js';
import { ASSUMPTIONS, SAYINGS, TERMS } from './sayings.js';
import { STORIES } from './stories.js';
import { VERSES_REMEMBERED_NEW } from './verses-remembered-new.js';
import { VERSES_REMEMBERED_OLD } from './verses-remembered-old.js';
import { SUBJECTS } from './subjects.js';
import { SUBJECTS_OF_FAITH } from './subjects-of-faith.js';
import { SUBJECTS_OF_LIFE } from './subjects-of-life.js';

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
const LEAST_SHARE_SUPPOSED = 0.33;
const OWN = /\b(?:i|i'm|i've|my|me|we|our|us|shall)\b/i;
/** A message with a word of feeling is about that feeling, however much else it tells. */
const FEELING =
  /^(?:jealous|envy|porn|lust|bitter|resent|lonel|anxi|anxious|worr|afraid|scared|angry|asham|guilt|weary|exhaust|burnout|overwhelm|discourag|addict|stress)/;

const weigh = (words: readonly string[]): number =>
  new Set(words).size + (words.some((word) => FEELING.test(word)) ? 0.5 : 0);

/** Names of parts of the Bible tell where to look, not what for. */
const PARTS = /\b(?:old|new) testament\b/gi;

/** All subjects; a name in two of them belongs to the first. */
export const ALL_SUBJECTS = [SUBJECTS, SUBJECTS_OF_FAITH, SUBJECTS_OF_LIFE].map((table) => table.trim()).join('\n');
const VERSES_REMEMBERED = [VERSES_REMEMBERED_OLD, VERSES_REMEMBERED_NEW].map((table) => table.trim()).join('\n');
const TOLD = [STORIES, FACTS].map((table) => table.trim()).join('\n');
const SUPPOSED = [ASSUMPTIONS, SILENCES].map((table) => table.trim()).join('\n');

const TABLES = new Map<string, readonly TableLine[]>();

/** 'Is it a sin to gamble?' asks about gambling; 'sin' only tells how it is asked. */
const WHETHER: readonly RegExp[] = [
  /\b(?:is|are|was|would) (?:it|that|this) (?:really |ever |still |also )?(?:a |an )?(?:sin|sinful|wrong|ok|okay|right|bad|allowed|biblical|acceptable|permissible|unbiblical)\b/i,
  /\b(?:a sin|sinful|wrong|unbiblical|allowed|forbidden|okay|ok|biblical)\b(?=\W*$)/i,
  /\bwhat (?:does|do|did|would) (?:the |our )?(?:holy )?(?:bible|god|scriptures?|jesus|christ|lord|paul|word of god) (?:really |actually )?(?:say|says|said|think|teach|feel|tell us)\b/i,
];

/** A question of what is right, or of what Scripture says on something, without the words that only ask it. */
export const withoutWhether = (message: string): string => {
  const about = WHETHER.reduce((text, pattern) => text.replace(pattern, ' '), message);
  return themeWords(about).length ? about : message;
};

/** The subject or situation that a question is about, by the name that takes most of its words. */
export const findSubject = (question: string): ChosenPassages | undefined => {
  const message = withoutWhether(question);
  const chosen = best(ALL_SUBJECTS, message);
  const about = themeWords(message.replace(PARTS, ' ')).length;
  const share = OWN.test(message) ? LEAST_SHARE_OF_OWN : LEAST_SHARE;
  const felt = OWN.test(message) && chosen?.words.some((word) => FEELING.test(word));
  // A question of two subjects is about them, too.
  const named = chosen ? Math.max(chosen.words.length, namedBy(ALL_SUBJECTS, message)) : 0;
  return chosen && (felt || named >= about * share) ? chosen : undefined;
};

/** A subject that a text names, be it in few of its words: for what is written about it, not asked. */
export const findNamedSubject = (text: string): ChosenPassages | undefined => best(ALL_SUBJECTS, text);

/** How many words of a message are names of a table by themselves. */
function namedBy(table: string, message: string): number {
  const names = linesOf(table).flatMap((line) => line.names.filter((name) => name.length === 1));
  const words = new Set(plainWords(message).filter((word) => !isSmall(word)));
  return [...words].filter((word) => names.some((name) => wordsTaken(name, [word]).length)).length;
}

function linesOf(table: string): readonly TableLine[] {
  const lines = TABLES.get(table) ?? readTable(table);
  TABLES.set(table, lines);
  return lines;
}

/** The share of the words of a question that tell its theme which a name takes: 'what' and 'would' are in many a question. */
function coversOf(message: string, { words }: ChosenPassages): number {
  const theme = themeWords(message);
  return theme.length
    ? theme.filter((word) => plainWords(word).some((part) => words.includes(part))).length / theme.length
    : 1;
}

/** An assumption of the question that Scripture does not make. */
export const findAssumption = (message: string): ChosenPassages | undefined => {
  const found = best(SUPPOSED, message);
  return found && coversOf(message, found) >= LEAST_SHARE_SUPPOSED ? found : undefined;
};

/** A term that a question looks for, which is not in the Bible. */
export const findTerm = (message: string): ChosenPassages | undefined => best(TERMS, message);

/** A story that the question tells in its own words. One word alone tells no story. */
export const findStory = (message: string): ChosenPassages | undefined => best(TOLD, message);

/** A verse that the question remembers in words of its own. */
export const findRemembered = (message: string): ChosenPassages | undefined => {
  const found = best(VERSES_REMEMBERED, message);
  return found && coversOf(message, found) >= LEAST_SHARE ? found : undefined;
};

/** Somebody whose place in the line to Jesus a question asks for. */
export const findAncestor = (message: string): ChosenPassages | undefined => best(ANCESTRY, message);

/** A name that several people or places bear, where the question asks which. */
export const findNamesakes = (message: string): ChosenPassages | undefined => best(NAMESAKES, message);

/** A saying that the question quotes or asks for, which is not in the Bible in these words. */
export const findSaying = (message: string): ChosenPassages | undefined => {
  const found = best(SAYINGS, message);
  return found && coversOf(message, found) >= LEAST_SHARE_SUPPOSED ? found : undefined;
};

/** Every word of the tables of this file, without those that are only beginnings. */
export const tableWords = (): string[] =>
  [ALL_SUBJECTS, TOLD, SUPPOSED, SAYINGS, TERMS, VERSES_REMEMBERED].flatMap((table) =>
    linesOf(table).flatMap(({ names }) => names.flat().filter((word) => !word.endsWith('*'))),
  );

/** The beginnings that the tables know: 'forgiv', 'baptis'. */
export const tableBeginnings = (): string[] =>
  [ALL_SUBJECTS, TOLD, VERSES_REMEMBERED].flatMap((table) =>
    linesOf(table).flatMap(({ names }) =>
      names.flat().flatMap((word) => (word.endsWith('*') && word.length > SHORTEST_BEGINNING ? word.slice(0, -1) : [])),
    ),
  );

const SHORTEST_BEGINNING = 4;
const WHICH = 'which';

const standsIn = (name: readonly string[], words: readonly string[]): boolean => {
  const told = (all: readonly string[]) => ` ${all.filter((word) => !isSmall(word)).join(' ')} `;
  const alone = telling(name) < 2;
  return alone ? ` ${words.join(' ')} `.includes(` ${name.join(' ')} `) : told(words).includes(told(name));
};

const telling = (name: readonly string[]): number => name.filter((word) => !isSmall(word)).length;

function best(table: string, message: string): ChosenPassages | undefined {
  const words = plainWords(message);
  if (words.length > LONGEST_QUESTION) return undefined;
  const lines = linesOf(table);
  let taken: readonly string[] = [];
  let passages = '';
  for (const line of lines) {
    for (const name of line.names) {
      // 'come as you are' has one telling word, so the question must have it as it is. So must it 'which James', since
      // 'which' is in many a question.
      const whole = telling(name) > 1 && name[0] !== WHICH;
      const here = whole || name.length === 1 || standsIn(name, words) ? wordsTaken(name, words) : [];
      if (weigh(here) <= weigh(taken)) continue;
      taken = here;
      ({ passages } = line);
    }
  }
  if (!passages) return undefined;
  const disputed = passages.startsWith('!');
  return { words: [...new Set(taken)], disputed, references: parseReferences(passages.replace(/^! /, '')) };
}
