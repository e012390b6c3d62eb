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
  /** In distress, and answered like anybody else */
  readonly missed: readonly Labelled[];
  /** In distress, answered, with a line below that says whom to call */
  readonly doubted: readonly Labelled[];
  readonly others: number;
  /** Others whose answer care takes the place of */
  readonly falseAlarms: readonly Labelled[];
  /** Others with a needless line below their answer */
  readonly needless: readonly Labelled[];
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
  const judged = sentences.map((each) => ({ each, certain: recogniseDistress(each.sentence, by)?.certain }));
  const which = (distress: boolean, certain: boolean | undefined) =>
    judged.filter((one) => (one.each.label !== 'none') === distress && one.certain === certain).map(({ each }) => each);
  const inDistress = sentences.filter(({ label }) => label !== 'none').length;
  return {
    inDistress,
    missed: which(true, undefined),
    doubted: which(true, false),
    others: sentences.length - inDistress,
    falseAlarms: which(false, true),
    needless: which(false, false),
  };
}
