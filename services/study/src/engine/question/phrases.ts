import { wordsOf } from '../../text/fold-words.js';

/** A line of a table: phrases that people may use, and their passages. */
export interface TableLine {
  readonly names: readonly (readonly string[])[];
  readonly passages: string;
}

/**
 * Words of the longest message that the tables are searched for: who names a passage, saying or subject does so in fewer,
 * and the cost would grow with the message.
 */
export const LONGEST_QUESTION = 60;

/** Words as the tables write them: folded, without apostrophes. */
export const plainWords = (text: string): string[] =>
  wordsOf(text)
    .map((word) => word.replaceAll("'", '').replaceAll('-', ' '))
    .flatMap((word) => word.split(' '));

/** Reads lines of 'name ; name | passages'. @param reversed whether the passages come first */
export function readTable(table: string, reversed = false): TableLine[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf('|');
      const [left, right] = [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      const names = (reversed ? right : left).split(';').map((name) => name.trim().split(/\s+/));
      return { names, passages: reversed ? left : right };
    });
}

/** Words that people leave out or put in. */
const SMALL = new Set(
  `a an the of in to and or is are was were be do does did on at for with by from as it its that this my your our his her i
  me we you us not`.split(/\s+/),
);

export const isSmall = (word: string): boolean => SMALL.has(word);

/**
 * The words of the question that a name takes, which must all be there in any order; empty if one is missing. 'hope*'
 * matches all that begins so.
 */
export function wordsTaken(name: readonly string[], words: readonly string[]): readonly string[] {
  const taken: string[] = [];
  for (const wanted of name) {
    const found = words.find((word) =>
      wanted.endsWith('*')
        ? word.startsWith(wanted.slice(0, -1))
        : // "Timothy's mother" holds both words of 'timothy mother', too.
          word === wanted || (name.length > 1 && word === `${wanted}s`),
    );
    if (found === undefined) {
      if (isSmall(wanted)) continue;
      return [];
    }
    if (!isSmall(wanted)) taken.push(found);
  }
  return taken;
}
