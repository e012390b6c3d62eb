// Runs the suites that the results page speaks of and writes its tables: npm run results [-- section …]
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GROUPS } from './groups.mjs';
import { JEST } from '../../tools/checks/run-jest.mjs';
import { writeSection } from '../../tools/write-section.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-results-'));

/** Runs one suite with Jest, and counts. */
function run([project, suite]) {
  const file = path.join(folder, 'jest.json');
  fs.rmSync(file, { force: true });
  const arguments_ = ['--selectProjects', project, '--runTestsByPath', suite, '--json', `--outputFile=${file}`];
  spawnSync(process.execPath, [...JEST, ...arguments_], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  const {
    numPassedTests: passed,
    numFailedTests,
    numRuntimeErrorTestSuites,
    testResults,
  } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const titles = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ title }) => title));
  return { passed, failed: numFailedTests + numRuntimeErrorTestSuites, titles };
}

const HEAD = ['| What was tried | suite | tests passed | failed |', '| --- | --- | --- | --- |'];
const COUNTED_HEAD = ['| Sentences | what is counted | how many | of |', '| --- | --- | --- | --- |'];

/** A row for each title that tells a count. */
const countedRows = (titles) =>
  titles.flatMap((title) => {
    const [, sentences, count, all, what] = /^(.+): (\d+) of (\d+) (.+)$/.exec(title) ?? [];
    return what ? [`| ${sentences} | ${what} | ${count} | ${all} |`] : [];
  });

let failures = 0;
for (const { section, suites, counted } of GROUPS.filter((group) => !wanted.length || wanted.includes(group.section))) {
  const rows = suites.flatMap((suite) => {
    const { passed, failed, titles } = run(suite);
    failures += failed;
    console.log(`${suite[1]}: ${passed} passed, ${failed} failed`);
    if (counted) return countedRows(titles);
    return `| ${suite[2]} | \`${suite[1]}\` | ${passed} | ${failed} |`;
  });
  writeSection(root, section, [...(counted ? COUNTED_HEAD : HEAD), ...rows]);
}
fs.rmSync(folder, { recursive: true });
process.exit(failures ? 1 : 0);
