// The fuzz tests at length, with another seed each time: npm run fuzz -- [requests to each route] [seed] [--write]
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { JEST } from '../checks/run-jest.mjs';
import { writeSection } from '../write-section.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
const [runs = '1000', seed = String(randomInt(2 ** 31))] = positionals;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-fuzz-'));
const file = path.join(folder, 'jest.json');

console.log(`${runs} requests to each route, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  [...JEST, '--selectProjects', 'security-tests', '--maxWorkers=1', '--json', `--outputFile=${file}`, 'src/fuzz'],
  {
    cwd: root,
    // The JSON on stdout is kept in the file only.
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', FUZZ_RUNS: runs, FUZZ_SEED: seed },
  },
);
if (values.write) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  writeSection(root, 'fuzz', [
    '| requests to each route and property | seed | properties that held | that failed |',
    '| --- | --- | --- | --- |',
    `| ${runs} | ${seed} | ${numPassedTests} | ${failed} |`,
  ]);
}
fs.rmSync(folder, { recursive: true });
process.exit(status ?? 1);
