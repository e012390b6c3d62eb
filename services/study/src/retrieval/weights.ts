import { readFileSync } from 'node:fs';
import type { Seen } from './second-look.js';

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
}

export const WEIGHTS_FILE = new URL('./weights.json', import.meta.url);
export const WEIGHTS = JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8')) as Weights;
