import { type Finding, placeName } from './findings.js';
import { KJV_DIFFERENCES } from './kjv-differences.js';
import { SPELLING_RULES } from './spelling-rules.js';

const CHECK = 'second witness';

/**
 * Compares a text with another edition of it, verse by verse and word by word: every word, capital and sign of
 * punctuation that differs is a finding, with the reason where it is known.
 * @param verses by position
 * @param witness by position as well; without any nothing is compared
 */
export const compareWithWitness = (verses: readonly string[], witness: readonly string[]): Finding[] =>
  (witness.length ? verses : []).flatMap((verse, position) => {
    const theirs = witness[position] ?? '';
    return verse === theirs ? [] : differences(verse, theirs).map((each) => finding(position, ...each));
  });

/** The differences, word by word if the verses have the same number of words, else in one run. */
function differences(ours: string, theirs: string): [ours: string, theirs: string][] {
  const [mine, others] = [ours.split(' '), theirs.split(' ')];
  if (mine.length === others.length) {
    return mine.flatMap((word, index) => (word === others[index] ? [] : [[word, others[index] ?? '']]));
  }
  let start = 0;
  while (start < mine.length && mine[start] === others[start]) start += 1;
  let end = 0;
  while (end < Math.min(mine.length, others.length) - start && mine.at(-1 - end) === others.at(-1 - end)) end += 1;
  const run = (words: readonly string[]) => words.slice(start, words.length - end).join(' ');
  return [[run(mine), run(others)]];
}

function finding(position: number, ours: string, theirs: string): Finding {
  const place = placeName(position);
  const reason = reasonOf(place, ours, theirs);
  return { place, check: CHECK, words: `${ours} | ${theirs}`, ...(reason && { reason }) };
}

function reasonOf(place: string, ours: string, theirs: string): string | undefined {
  const reasons: string[] = [];
  let [mine, other] = [ours, theirs];
  for (const { reason, fold } of SPELLING_RULES) {
    if (mine === other) break;
    const [before, otherBefore] = [mine, other];
    [mine, other] = [fold(mine), fold(other)];
    if (mine !== before || other !== otherBefore) reasons.push(reason);
  }
  if (mine === other) return reasons.join(', ');
  const known = KJV_DIFFERENCES[place];
  return known && isSame(mine, known[0]) && isSame(other, known[1]) ? known[2] : undefined;
}

/** Compares a word without trailing characters that the known one lacks. */
const isSame = (words: string, known: string): boolean => words === known || words.replace(/[.,:;?!]$/, '') === known;
