// Asks the evaluation set of every engine of Scholar and writes what came of it: npm run evaluate [-- --print]
// Or measures the order of cross references by a table of links: npm run evaluate -- --links FILE [--misses]
// Or asks the published questions of a table: npm run evaluate -- --questions FILE [--sample 200] [--misses]
import '../tools/node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from './bench/study/run-program.mjs';
import { buildPrograms } from './study/build-programs.mjs';
import { writeSection } from '../tools/write-section.mjs';

const { prepare } = await import('../tools/launch/prepare.mjs');

const root = path.resolve(import.meta.dirname, '..');
const { values: options } = parseArgs({
  options: {
    print: { type: 'boolean', default: false },
    questions: { type: 'string' },
    links: { type: 'string' },
    sample: { type: 'string', default: '200' },
    misses: { type: 'boolean', default: false },
  },
});
if (options.questions && !fs.existsSync(options.questions))
  throw new Error(`There is no file ${options.questions}: name a table with the columns question, verse and answer.`);
if (options.links && !fs.existsSync(options.links))
  throw new Error(`There is no file ${options.links}: name a table with a verse and its links in each line.`);
if (!(Number(options.sample) > 0)) throw new Error(`--sample takes a number of questions, not ${options.sample}.`);
const log = (text) => console.error(text);
await prepare({ root, log }, ['study']);
buildPrograms(root);
if (options.links) {
  const arguments_ = [path.resolve(options.links), ...(options.misses ? ['misses'] : [])];
  const lines = await runProgram({ root }, 'evaluate-links', { arguments_, service: 'lab' });
  console.log(lines.join('\n'));
  process.exit();
}
if (options.questions) {
  const arguments_ = [path.resolve(options.questions), options.sample, ...(options.misses ? ['misses'] : [])];
  const lines = await runProgram({ root }, 'evaluate-questions', { arguments_, service: 'lab' });
  console.log(lines.join('\n'));
  process.exit();
}
// The program sees only those variables of the environment that name its language model.
const NAMES = ['OPENAI_BASE_URL', 'OPENAI_MODEL', 'OPENAI_API_KEY'];
const env = Object.fromEntries(NAMES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
const lines = await runProgram({ root }, 'evaluate', { env, service: 'lab' });
console.log(lines.join('\n'));
if (!options.print) writeSection(root, 'engines', lines);
