import { benchRecall } from './bench-recall.js';
import { benchStudyTools } from './bench-study-tools.js';
import { benchVerifier } from './bench-verifier.js';

/*
 * Measures one thing in a process of its own, and prints what came of it as Markdown; `npm run bench -- study` runs all.
 */

const BENCHES: Readonly<Record<string, () => Promise<string[]>>> = {
  'study-tools': benchStudyTools,
  verifier: benchVerifier,
  recall: benchRecall,
};

const [name = ''] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) throw new Error(`Name one of: ${Object.keys(BENCHES).join(', ')}.`);
for (const line of await bench()) console.log(line);
