import { MODERN_WORDS } from './modern-words.js';

const NONE: readonly string[] = [];
const old = new Map<string, readonly string[]>();
const gone = new Set<string>();
const modern = new Map<string, string[]>();
for (const line of MODERN_WORDS.trim().split('\n')) {
  const [word = '', ...marked] = line.split(' ');
  const olds = marked.map((each) => each.replace('*', ''));
  old.set(word, olds);
  for (const each of marked) if (each.endsWith('*')) gone.add(each.slice(0, -1));
  for (const each of olds) modern.set(each, [...(modern.get(each) ?? []), word]);
}

/** What the King James Version has for a word of today: 'donkey' → ass. */
export const oldWordsFor = (word: string): readonly string[] => old.get(word) ?? NONE;

/** Whether a newer translation hardly has a word of the King James Version any more. */
export const isOldWord = (word: string): boolean => gone.has(word);

/** What a word of the King James Version is today: 'suffer' → allow, tolerate. */
export const modernWordsFor = (word: string): readonly string[] => modern.get(word) ?? NONE;
