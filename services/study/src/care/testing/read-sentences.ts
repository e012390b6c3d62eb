import { readFileSync } from 'node:fs';
import type { DistressModel } from '../model/distress-model.js';
import { recogniseDistress } from '../recognise-distress.js';

export interface Labelled {
  /** A distress, or `none` for what only sounds like one */
  readonly label: string;
  readonly sentence: string;
}

export interface Counts {
  readonly inDistress: number;
  readonly missed: readonly Labelled[];
  readonly others: number;
  readonly falseAlarms: readonly Labelled[];
}

/** Sentences of a file, one a line: label, tabulator, sentence. Lines that begin with `#` are comments. */
export const readSentences = (file: URL | string): Labelled[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [label = '', ...sentence] = line.split('\t');
      return { label: label.trim(), sentence: sentence.join('\t').trim() };
    });

/**
 * Asks of each sentence whether distress is recognised in it.
 * @param by another model than the one that comes with the service
 */
export function count(sentences: readonly Labelled[], by?: DistressModel): Counts {
  const inDistress = sentences.filter(({ label }) => label !== 'none');
  const others = sentences.filter(({ label }) => label === 'none');
  return {
    inDistress: inDistress.length,
    missed: inDistress.filter(({ sentence }) => !recogniseDistress(sentence, by)),
    others: others.length,
    falseAlarms: others.filter(({ sentence }) => recogniseDistress(sentence, by)),
  };
}
