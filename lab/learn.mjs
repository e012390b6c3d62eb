// Learns what counts how much when Scholar looks for passages: npm run learn -- [--sample 300] FILE.tsv …
import '../tools/node-version.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from './bench/study/run-program.mjs';
import { buildPrograms } from './study/build-programs.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '300' } },
});
if (!positionals.length) throw new Error('Name tables of published questions; lab/README.md says what they are.');
buildPrograms(root);
const arguments_ = [values.sample, ...positionals.map((file) => path.resolve(file))];
const lines = await runProgram({ root }, 'learn-retrieval', { arguments_, service: 'lab' });
console.log(lines.join('\n'));
