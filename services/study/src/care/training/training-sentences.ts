import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A file of labelled sentences. One file holds the sentences of one person, so that the model can be tried on unknown
 * writers.
 */
export interface Writer {
  readonly name: string;
  readonly file: string;
  /** Whether the rules were made by these sentences, so that here a rule that fits says nothing of how far rules reach */
  readonly seenByRules: boolean;
}

const filesIn = (folder: string, ending: string, seenByRules: boolean): Writer[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => ({ name: name.replace(ending, ''), file: path.join(folder, name), seenByRules }));

const BY_RULES = ['fixture', 'further'];

/**
 * All files that the model learns from, in an order that does not change.
 * @param care the folder `src/care`
 */
export const allWriters = (care: string): Writer[] => [
  ...filesIn(path.join(care, 'testing'), '-sentences.tsv', true).filter(({ name }) => BY_RULES.includes(name)),
  ...filesIn(path.join(care, 'training'), '.tsv', false),
];

/** The same sentences have the same digest. */
export function digestOf(writers: readonly Writer[]): string {
  const hash = createHash('sha256');
  for (const { name, file } of writers) hash.update(`${name}\n`).update(readFileSync(file));
  return hash.digest('hex');
}
