import { splitSentences } from '../../study-tools/prose/split-sentences.js';

/** Words of a sentence beyond which it is parted, if it can be. */
const LONG = 30;
/** Words that each part has at least. */
const SHORTEST_PART = 6;

const FILLERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:very|really|quite|basically|actually|literally|just|simply) (?=\p{L})/giu, ''],
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bthe fact that\b/gi, 'that'],
  [/\b(?:kind|sort) of (?=\p{L}+(?:ly|ed)\b)/giu, ''],
];

const QUOTED = /["“][^"“”]*["”]/g;

/**
 * Parts long sentences at their conjunctions and takes out words that say nothing. Quoted words stay as they are. No
 * other word is changed.
 */
export const tidySentences = (text: string): string =>
  text
    .split(/(\n\s*)/)
    .map(tidyLine)
    .join('');

function tidyLine(line: string): string {
  if (!line.trim()) return line;
  const quotes: string[] = [];
  const bare = line.replace(QUOTED, (quote) => `\uE000${quotes.push(quote) - 1}\uE000`);
  const leaner = FILLERS.reduce((words, [filler, instead]) => words.replace(filler, instead), bare);
  const parted = splitSentences(leaner).flatMap(partLong).map(capitalised).join(' ');
  const [indent = ''] = /^\s*/.exec(line) ?? [];
  return indent + parted.replace(/\uE000(\d+)\uE000/g, (_mark, at: string) => quotes[Number(at)] ?? '');
}

function partLong(sentence: string): string[] {
  if (countWords(sentence) <= LONG) return [sentence];
  for (const { index, 0: found } of sentence.matchAll(/[,;] (?=(?:and|but|so|yet|for) (?:\p{L}+ ){2})/gu)) {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + found.length)];
    if (countWords(before) >= SHORTEST_PART && countWords(after) >= SHORTEST_PART)
      return [`${before}.`, ...partLong(after)];
  }
  return [sentence];
}

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
