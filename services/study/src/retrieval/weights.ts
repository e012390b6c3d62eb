import { readFileSync } from 'node:fs';

/** What a second look sees at a place, each from 0 to 1. */
export const SEEN = [
  /** The score of the first look, as a share of the best one */
  'score',
  /** Of the telling words, by their rarity, those of the passage about it */
  'about',
  /** Telling words that follow each other in the question and are close in the verse */
  'close',
  /** Words that stand side by side in the question and in the verse */
  'adjacent',
] as const;
export type Seen = Readonly<Record<(typeof SEEN)[number], number>>;

/** What tells how certain it is that one of the first three places is meant. */
export const CERTAIN = [
  /** How much of all chances the first three have: as a logit */
  'mass',
  /** The share of the highest possible score that the best verse of the first look reaches */
  'share',
  /** How many telling words the question has: as a logarithm */
  'words',
] as const;
export type Certain = Readonly<Record<(typeof CERTAIN)[number], number>>;

/** Weights of the ranking; `npm run learn` writes them, see `lab/README.md`. */
export interface Weights {
  /** The words of the verse itself */
  readonly own: number;
  /** Weight of a word that only the verse before or after has */
  readonly neighbour: number;
  /** The words of five verses about it */
  readonly window: number;
  /** How soon a further occurrence of a word stops to matter */
  readonly saturation: number;
  /** How much longer documents lose */
  readonly length: number;
  readonly section: number;
  readonly answer: number;
  readonly commentary: number;
  readonly topic: number;
  readonly remark: number;
  readonly book: number;
  /** Added when the verse itself has all words of the question */
  readonly cover: number;
  readonly second: Seen;
  readonly certain: Certain & { readonly offset: number };
}

export const WEIGHTS_FILE = new URL('./weights.json', import.meta.url);
export const WEIGHTS = JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8')) as Weights;
