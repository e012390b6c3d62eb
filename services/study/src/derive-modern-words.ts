import { writeFileSync } from 'node:fs';
import { deriveModernWords } from './derive/modern-words.js';
import { Library } from './works/library.js';

/*
 * Derives which words of the King James Version stand for words of today, from the verses that it has in common with the
 * World English Bible, and writes them as a table that is then read by hand:
 *   npm run library && npm run build
 *   node dist/study/derive-modern-words.mjs services/study/src/study-tools/question/modern-words.ts
 */

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file that the table goes to.');
const library = await Library.load();
await library.loaded;
const lines = deriveModernWords(library.text('web'), library.main);
const head = `/**
 * Words of today → what the King James Version has in the same verses, most often first: \`modern, old words\`, all as base
 * forms. A star marks those that the newer translation hardly has any more. Written by \`derive-modern-words.ts\` from the World English Bible.
 */
export const MODERN_WORDS = \`
`;
writeFileSync(file, `${head}${lines.join('\n')}\n\`;\n`);
console.log(`${lines.length} words`);
