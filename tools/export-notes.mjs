// npm run notes:export -- <folder>: writes Berea Notes as Markdown, a file for each book and each subject of answers.
import './node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { importBundled } from './rspack/bundle.mjs';
import { root } from './rspack/paths.mjs';

const [folder, ...more] = process.argv.slice(2);
if (!folder || more.length) {
  console.error('Name the folder that the files are written to: npm run notes:export -- ../berea-notes');
  process.exit(1);
}
const { exportNotes, readNotes } = await importBundled('libs/study-bible', './src/index.ts');
const from = path.join(root, 'notes');
const notes = readNotes(from);
const [problem] = notes.problems;
if (problem) {
  console.error(`notes/${problem.file}:${problem.line} ${problem.text}. Mend it, then export again.`);
  process.exit(1);
}
const files = exportNotes(notes, fs.readFileSync(path.join(from, 'edition.txt'), 'utf8').trim());
// The folder in which npm was called, not the one in which it runs its scripts.
const to = path.resolve(process.env.INIT_CWD ?? '.', folder);
for (const [file, text] of files) {
  fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
  fs.writeFileSync(path.join(to, file), text);
}
console.log(`${files.size} files are in ${to}`);
