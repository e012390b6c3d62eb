import { A_TO_F } from './modern-words/a-to-f.js';
import { G_TO_P } from './modern-words/g-to-p.js';
import { Q_TO_Z } from './modern-words/q-to-z.js';

const NONE: readonly string[] = [];
const old = new Map<string, readonly string[]>();
const gone = new Set<string>();
const modern = new Map<string, string[]>();
for (const line of [A_TO_F, G_TO_P, Q_TO_Z].flatMap((table) => table.trim().split('\n'))) {
  const [word = '', ...marked] = line.split(' ');
  const olds = marked.map((each) => each.replace('*', ''));
  old.set(word, olds);
  for (const each of marked) if (each.endsWith('*')) gone.add(each.slice(0, -1));
  for (const each of olds) modern.set(each, [...(modern.get(each) ?? []), word]);
}

/** Words of the King James Version for a word of today: 'donkey' → ass. */
export const oldWordsFor = (word: string): readonly string[] => old.get(word) ?? NONE;

/** Whether a newer translation hardly has a word of the King James Version any more. */
export const isOldWord = (word: string): boolean => gone.has(word);

/** Words of today for a word of the King James Version: 'suffer' → allow, tolerate. */
export const modernWordsFor = (word: string): readonly string[] => modern.get(word) ?? NONE;
