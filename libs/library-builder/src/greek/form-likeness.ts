import { ALPHA_TO_KAPPA } from './irregular-forms/alpha-to-kappa.js';
import { LAMBDA_TO_OMEGA } from './irregular-forms/lambda-to-omega.js';

/** How sure a tie is: the form is the dictionary form, or belongs to it by the table or by elision, or begins as it does. */
export const CERTAIN = 1;
export const KNOWN = 0.95;

/** A form of up to so many letters says nothing by how it begins. */
const SHORT = 3;
/** The factor for an augment or a lengthened first vowel. */
const AUGMENTED = 0.95;
const MOST = 0.9;
const ASPIRATED: Readonly<Record<string, string>> = { φ: 'π', θ: 'τ', χ: 'κ' };
const FIRST_VOWELS: Readonly<Record<string, readonly string[]>> = { ε: [''], η: ['α', 'ε'], ω: ['ο'] };

const irregular = new Map(
  [ALPHA_TO_KAPPA, LAMBDA_TO_OMEGA]
    .flatMap((table) => table.trim().split('\n'))
    .flatMap((line) => {
      const [number, ...forms] = line.split(' ');
      return forms.map((form) => [`${form} ${number}`, true] as const);
    }),
);

/** A dictionary form by its number in Strong's Greek dictionary. */
export interface Lemma {
  readonly number: number;
  /** As the dictionary prints it */
  readonly lemma: string;
  /** The same folded */
  readonly form: string;
}

/** Greek letters alone: small, without accents and breathings, with one sigma. 'Ἰησοῦς' → 'ιησουσ' */
export const foldGreek = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[^α-ω]/g, '');

/**
 * How well a word of the text fits a lemma, from 0 (not at all) to 1 (it is the dictionary form).
 * @param word as it is printed: an apostrophe at its end marks a dropped letter
 */
export function likeness(word: string, { number, lemma: printed, form: lemma }: Lemma): number {
  const form = foldGreek(word);
  if (!form || !lemma) return 0;
  if (isOtherPronoun(word, number)) return 0;
  const breathesAlike = isRough(word) === isRough(printed);
  if (form === lemma && breathesAlike) return CERTAIN;
  if (irregular.has(`${form} ${number}`)) return KNOWN;
  if (/[’᾽']\P{L}*$/u.test(word)) return dropsALetter(form, lemma) ? KNOWN : 0;
  if (form.startsWith(lemma) && /^[νσκχ]$/.test(form.slice(lemma.length))) return KNOWN;
  if (!breathesAlike) return 0;
  if (Math.min(form.length, lemma.length) <= SHORT) return 0;
  return Math.min(
    MOST,
    Math.max(alike(form, lemma), ...unaugmented(form).map((each) => alike(each, lemma) * AUGMENTED)),
  );
}

const ROUGH = '\u0314';

/** Whether a word begins with a rough breathing: εἷς (one) does, εἰς (into) does not. */
const isRough = (word: string): boolean =>
  /^\P{L}*\p{L}\p{M}*\p{L}?\p{M}*/u.exec(word.normalize('NFD'))?.[0].includes(ROUGH) ?? false;

const [SOMEBODY, WHO] = [5100, 5101];

/** Only accents distinguish 'who?' (τίς, τίνα) from 'somebody' (τις, τινά). */
function isOtherPronoun(word: string, number: number): boolean {
  if (number !== SOMEBODY && number !== WHO) return false;
  const asks = /^\P{L}*τι\u0301/iu.test(word.normalize('NFD'));
  return asks !== (number === WHO);
}

/** 'ἐφ’' is ἐπί: the last vowel is dropped, and the sound before it may be aspirated. */
function dropsALetter(form: string, lemma: string): boolean {
  const last = form.at(-1) ?? '';
  const plain = form.slice(0, -1) + (ASPIRATED[last] ?? last);
  return (
    lemma.length === form.length + 1 && /[αειο]$/.test(lemma) && (lemma.startsWith(form) || lemma.startsWith(plain))
  );
}

const unaugmented = (form: string): string[] =>
  (FIRST_VOWELS[form[0] ?? ''] ?? []).map((vowel) => vowel + form.slice(1));

/** The share of the shorter one that both begin with. */
function alike(form: string, lemma: string): number {
  const shorter = Math.min(form.length, lemma.length);
  let same = 0;
  while (same < shorter && form[same] === lemma[same]) same += 1;
  return same < SHORT ? 0 : same / shorter;
}
