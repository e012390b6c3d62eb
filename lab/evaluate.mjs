// Asks the evaluation set of every engine of Scholar and writes what came of it: npm run evaluate [-- --print]
import '../tools/node-version.mjs';
import path from 'node:path';
import { runProgram } from './bench/study/run-program.mjs';
import { buildPrograms } from './study/build-programs.mjs';
import { writeSection } from '../tools/write-section.mjs';

const { prepare } = await import('../tools/launch/prepare.mjs');

const root = path.resolve(import.meta.dirname, '..');
const log = (text) => console.error(text);
await prepare({ root, log }, ['study']);
buildPrograms(root);
// Of the environment the program sees nothing but the language model that it is to ask.
const NAMES = ['OPENAI_BASE_URL', 'OPENAI_MODEL', 'OPENAI_API_KEY'];
const env = Object.fromEntries(NAMES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
const lines = await runProgram({ root }, 'evaluate', { env, service: 'lab' });
console.log(lines.join('\n'));
if (!process.argv.includes('--print')) writeSection(root, 'engines', lines);
