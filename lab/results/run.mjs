// Writes what the tests of the care path count to the results page: npm run results
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { JEST } from '../../tools/checks/run-jest.mjs';
import { writeSection } from '../../tools/write-section.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** The counts are in the titles of its tests: `<sentences>: <n> of <m> <what is counted>`. */
const SUITE = 'services/study/src/care/recognise/count-sentences.spec.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-results-'));
const file = path.join(folder, 'jest.json');
const { status } = spawnSync(
  process.execPath,
  [...JEST, '--selectProjects', 'study', '--runTestsByPath', SUITE, '--json', `--outputFile=${file}`],
  { cwd: root, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'test' } },
);
const { testResults } = JSON.parse(fs.readFileSync(file, 'utf8'));
fs.rmSync(folder, { recursive: true });

const rows = testResults.flatMap(({ assertionResults }) =>
  assertionResults.flatMap(({ title }) => {
    const [, sentences, count, all, what] = /^(.+): (\d+) of (\d+) (.+)$/.exec(title) ?? [];
    return what ? [`| ${sentences} | ${what} | ${count} | ${all} |`] : [];
  }),
);
const lines = ['| Sentences | what is counted | how many | of |', '| --- | --- | --- | --- |', ...rows];
console.log(lines.join('\n'));
writeSection(root, 'care', lines);
process.exit(status ? 1 : 0);
