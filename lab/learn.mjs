// Learns what counts how much when Scholar looks for passages: npm run learn -- [--sample 300] FILE.tsv …
// And how certain an entry of Berea Notes is meant: npm run learn -- --entries
import '../tools/node-version.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from './bench/study/run-program.mjs';
import { buildPrograms } from './study/build-programs.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '300' }, entries: { type: 'boolean', default: false } },
});
if (!positionals.length && !values.entries)
  throw new Error('Name tables of published questions; lab/README.md says what they are.');
buildPrograms(root);
const arguments_ = [values.sample, ...positionals.map((file) => path.resolve(file))];
const program = values.entries ? 'learn-entries' : 'learn-retrieval';
const lines = await runProgram({ root }, program, { arguments_, service: 'lab' });
console.log(lines.join('\n'));
