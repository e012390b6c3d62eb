import { KEY_WORDS, ORDINARY_WORDS } from '../words/key-words.js';

const ordinary = new Set(ORDINARY_WORDS);

/** The key words by their first letter, which is seldom mistyped. */
const byFirst = new Map<string, string[]>();
for (const word of KEY_WORDS) byFirst.set(word.charAt(0), [...(byFirst.get(word.charAt(0)) ?? []), word]);

/**
 * A key word that is one slip of the fingers away from what was typed; else the word itself.
 * @param known whether the patterns know the word as it was typed
 */
export function correctSpelling(word: string, known: (word: string) => boolean): string {
  if (word.length < 5 || ordinary.has(word) || known(word)) return word;
  return byFirst.get(word.charAt(0))?.find((key) => oneSlip(word, key)) ?? word;
}

/** Whether one letter was left out, added, mistaken or changed places with its neighbour. */
function oneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from += 1;
  const [restTyped, restMeant] = [typed.slice(from), meant.slice(from)];
  if (typed.length > meant.length) return restTyped.slice(1) === restMeant;
  if (typed.length < meant.length) return restTyped === restMeant.slice(1);
  if (restTyped.slice(1) === restMeant.slice(1)) return true;
  return restTyped.slice(2) === restMeant.slice(2) && restTyped[0] === restMeant[1] && restTyped[1] === restMeant[0];
}
