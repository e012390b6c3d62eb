import { CERTAIN, foldGreek, KNOWN, type Lemma } from './form-likeness.js';
import type { Tie } from './tie-words.js';

/** Numbers that Strong's dictionary gives to forms of a lemma under other names, such as those of another stem. */
const OTHER_NUMBERS: Readonly<Record<string, readonly number[]>> = {
  δέω: [1189],
  ἴδε: [1492],
  ἱερός: [2411],
  μέγας: [3187],
  ὁράω: [3700],
  περισσότερος: [4053],
  πλατύς: [4113],
  πολύς: [4119],
  ὑπάρχω: [5224],
  ἅγιος: [39],
};

/** Words that are no other spelling of those that they resemble: other editions read these in their place. */
const WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set(['ἐλεγμός', 'παραβολεύομαι']);

/** A word of the text whose dictionary form is known. */
export interface ParsedWord {
  /** As it is printed. */
  readonly word: string;
  readonly lemma: string;
  /** The tie that the tagged translation and the form give it. */
  readonly tie: Tie | undefined;
}

/**
 * Strong's dictionary gives some forms of a lemma a number of their own (`ὑμῖν`, `ἐστί`, `εἶπον`). Such a number counts
 * where so much of the lemma's ties have it; a number that is another lemma's own needs more.
 */
const OWN_FORM = 0.02;
const SHARED = 0.2;

/**
 * The numbers of Strong's Greek dictionary for words whose dictionary form is known. The number of a lemma is that of
 * the entry with its spelling; where there is none, or several, the one that most of its words are tied to. A form that
 * is tied for certain to a number of the lemma's forms has that number everywhere; a form that never is has the one
 * that the tagged verse offers of the lemma's numbers.
 * @param verses by position
 * @param lemmas of the dictionary
 * @param offered the numbers of the tagged verse, by position
 */
export function numberLemmas(
  verses: readonly (readonly ParsedWord[])[],
  lemmas: readonly Lemma[],
  offered: readonly (readonly number[])[] = [],
): (Tie | undefined)[][] {
  const ties = countTies(verses, ({ lemma, tie }) => tie && [lemma, tie.number]);
  const own = ownNumbers(new Set(verses.flat().map(({ lemma }) => lemma)), ties, lemmas);
  const owned = new Set(own.values());
  const byNumber = new Map(lemmas.map((lemma) => [lemma.number, lemma]));
  const ofForm = ({ word, lemma, tie }: ParsedWord): number | undefined => {
    if (!tie || tie.number === own.get(lemma) || foldGreek(word) === foldGreek(lemma)) return undefined;
    const share = shareOf(ties.get(lemma), tie.number);
    const isOf = owned.has(tie.number) ? share >= SHARED : tie.score === CERTAIN || share >= OWN_FORM;
    return tie.score >= KNOWN && isOf ? tie.number : undefined;
  };
  const forms = countTies(verses, (word) => {
    const number = ofForm(word) ?? (word.tie?.number === own.get(word.lemma) ? word.tie?.number : undefined);
    return number === undefined ? undefined : [formOf(word), number];
  });
  const ofLemma = countTies(verses, (word) => {
    const number = ofForm(word);
    return number === undefined ? undefined : [word.lemma, number];
  });
  return verses.map((words, position) => {
    const there = offered[position] ?? [];
    const numbers = words.map(
      (word) =>
        ofForm(word) ??
        mostOf(forms.get(formOf(word))) ??
        there.find((each) => ofLemma.get(word.lemma)?.has(each)) ??
        own.get(word.lemma),
    );
    joinWhatIsLeft(words, numbers, there, {
      lemmas: byNumber,
      isOf: (lemma, number) => own.get(lemma) === number || OTHER_NUMBERS[lemma]?.includes(number) === true,
    });
    return numbers.map((number) => (number === undefined ? undefined : { number, score: CERTAIN }));
  });
}

/** What a number may be of. */
interface Joining {
  readonly lemmas: ReadonlyMap<number, Lemma>;
  /** Whether a number is one of a lemma's. */
  readonly isOf: (lemma: string, number: number) => boolean;
}

/**
 * Gives numbers that the tagged verse offers, and no word has yet, to words that it offers none for: another number of
 * the same lemma (`μόνον` is an adverb by itself, or a form of `μόνος`), or a word without one that the dictionary spells
 * otherwise (`ἐξολεθρεύω`, there `ἐξολοθρεύω`).
 */
function joinWhatIsLeft(
  words: readonly ParsedWord[],
  numbers: (number | undefined)[],
  offered: readonly number[],
  { lemmas, isOf }: Joining,
): void {
  const left = new Set(offered.filter((number) => !numbers.includes(number)));
  words.forEach(({ lemma }, at) => {
    const number = numbers[at];
    if (number !== undefined && offered.includes(number)) return;
    const fitting = [...left].filter((each) =>
      number === undefined ? isSpelledAlike(lemma, lemmas.get(each)?.form ?? '') : isOf(lemma, each),
    );
    const [only] = fitting;
    if (only === undefined || fitting.length > 1) return;
    numbers[at] = only;
    left.delete(only);
  });
}

/** Fewer letters than this are alike by chance. */
const SHORTEST = 4;

/** Whether two dictionary forms differ in spelling alone: in one letter, and a middle voice for an active one. */
function isSpelledAlike(lemma: string, form: string): boolean {
  const [one, other] = [stemOf(foldGreek(lemma)), stemOf(form)];
  const isLong = Math.min(one.length, other.length) >= SHORTEST;
  return isLong && !WORDS_OF_THEIR_OWN.has(lemma) && slipsBetween(one, other) <= 1;
}

const stemOf = (form: string): string => form.replace(/ομαι$/, 'ω');

/** How many letters must be added, left out or changed to make one word of another. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const letter of one) {
    const next = [(row[0] ?? 0) + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const formOf = ({ word, lemma }: ParsedWord): string => `${foldGreek(word)} ${lemma}`;

/** Number → how often. */
type Ties = ReadonlyMap<number, number>;

function countTies(
  verses: readonly (readonly ParsedWord[])[],
  countedAs: (word: ParsedWord) => readonly [key: string, number: number] | undefined,
): Map<string, Ties> {
  const counts = new Map<string, Map<number, number>>();
  for (const word of verses.flat()) {
    const [key, number] = countedAs(word) ?? [];
    if (key === undefined || number === undefined) continue;
    const ties = counts.get(key) ?? new Map<number, number>();
    counts.set(key, ties.set(number, (ties.get(number) ?? 0) + 1));
  }
  return counts;
}

/** Lemma → the number of its entry. */
function ownNumbers(
  all: ReadonlySet<string>,
  ties: ReadonlyMap<string, Ties>,
  lemmas: readonly Lemma[],
): Map<string, number> {
  const spelled = groupBy(lemmas, ({ lemma }) => lemma.normalize('NFC'));
  const lettered = groupBy(lemmas, ({ form }) => form);
  const own = new Map<string, number>();
  for (const lemma of all) {
    const alike = spelled.get(lemma) ?? [];
    const close = alike.length ? alike : (lettered.get(foldGreek(lemma)) ?? []);
    const most = mostOf(ties.get(lemma));
    const [only] = close.length === 1 ? close : close.filter(({ number }) => number === most).concat(alike);
    const number = only?.number ?? (most !== undefined && shareOf(ties.get(lemma), most) > 0.5 ? most : undefined);
    if (number !== undefined) own.set(lemma, number);
  }
  return own;
}

const mostOf = (ties: Ties = new Map()): number | undefined => [...ties].sort((a, b) => b[1] - a[1])[0]?.[0];

function shareOf(ties: Ties = new Map(), number: number): number {
  const total = [...ties.values()].reduce((sum, count) => sum + count, 0);
  return total ? (ties.get(number) ?? 0) / total : 0;
}

function groupBy<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
}
