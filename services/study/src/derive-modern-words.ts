import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deriveModernWords } from './derive/modern-words.js';
import { Library } from './works/library.js';

/*
 * Derives which words of the King James Version stand for words of today, from the verses that it has in common with the
 * World English Bible, and writes them as tables, by their first letters, that are then read by hand:
 *   npm run library && npm run build
 *   node dist/study/derive-modern-words.mjs services/study/src/study-tools/question/modern-words
 */

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder that the tables go to.');
const library = await Library.load();
await library.loaded;
const lines = deriveModernWords(library.text('web'), library.main);
mkdirSync(folder, { recursive: true });
let written = 0;
for (const [first, last] of [
  ['a', 'f'],
  ['g', 'p'],
  ['q', 'z'],
] as const) {
  const table = lines.filter((line) => line.charAt(0) >= first && line.charAt(0) <= last);
  const text = `/**
 * Words of today → what the King James Version has in the same verses, most often first: \`modern, old words\`, all as base
 * forms. A star marks those that the newer translation hardly has any more. Written by \`derive-modern-words.ts\` from the
 * World English Bible. Here the words from ${first} to ${last}.
 */
export const ${first.toUpperCase()}_TO_${last.toUpperCase()} = \`
${table.join('\n')}
\`;
`;
  written += table.length;
  writeFileSync(path.join(folder, `${first}-to-${last}.ts`), text);
}
console.log(`${written} of ${lines.length} words`);
