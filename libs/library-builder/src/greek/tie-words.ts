import { foldGreek, KNOWN, type Lemma, likeness } from './form-likeness.js';

/** The lemma of a word of the Greek text. */
export interface Tie {
  /** In Strong's Greek dictionary */
  readonly number: number;
  /** From 0.6 to 1: how well the form fits */
  readonly score: number;
}

/** A likeness below this ties nothing: half a stem in common is chance. */
const LEAST = 0.6;

/**
 * Assigns the words of a verse to the lemmas of its tagged translation, best fits first. A lemma is used as often as
 * the translation has it; once more only for a form that certainly belongs to it, since a translation leaves words
 * out.
 * @param words as they are printed
 * @param offered numbers of the translation's tags, one for each time
 * @param lemmas by number
 * @param isLemma whether a folded form is itself a dictionary form, of any number
 * @returns by word; undefined if none fits
 */
export function tieWords(
  words: readonly string[],
  offered: readonly number[],
  lemmas: ReadonlyMap<number, Lemma>,
  isLemma: (form: string) => boolean,
): (Tie | undefined)[] {
  const left = new Map<number, number>();
  for (const number of offered) left.set(number, (left.get(number) ?? 0) + 1);
  const candidates = words.flatMap((word, at) => {
    const own = isLemma(foldGreek(word));
    return [...left.keys()].flatMap((number) => {
      const lemma = lemmas.get(number);
      const score = lemma ? likeness(word, lemma) : 0;
      // A dictionary form is not assigned to another lemma only because both begin alike.
      return score < LEAST || (own && score < KNOWN) ? [] : [{ at, number, score }];
    });
  });
  const ties: (Tie | undefined)[] = words.map(() => undefined);
  for (const { at, number, score } of candidates.sort((a, b) => b.score - a.score || a.at - b.at)) {
    const remaining = left.get(number) ?? 0;
    if (ties[at] || (remaining <= 0 && score < KNOWN)) continue;
    ties[at] = { number, score };
    left.set(number, remaining - 1);
  }
  return ties;
}
