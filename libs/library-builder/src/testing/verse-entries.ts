import type { VerseEntry } from '../sword/sword-module.js';

/** Entries of a module by their places (`John.3.16`); those given as `null` share their text with the one before. */
export function verseEntries(texts: Readonly<Record<string, string | null>>): VerseEntry[] {
  let [key, shared] = [0, ''];
  return Object.entries(texts).map(([place, text]) => {
    const [book = '', chapter = '0', verse = '0'] = place.split('.');
    if (text !== null) [key, shared] = [key + 1, text];
    return { testament: 'ot', book, chapter: Number(chapter), verse: Number(verse), text: shared, key: `${key}` };
  });
}
