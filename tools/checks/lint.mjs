// One check of how the code is written: node tools/checks/lint.mjs <lint|promises|format> [files]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectFiles } from './project-files.mjs';
import { firstLines } from './failures.mjs';
import { finish, root } from './report.mjs';

const PROGRAM = 'tsconfig.server.json';
const oxlint = ['node_modules/oxlint/bin/oxlint', '--deny-warnings'];

const CHECKS = {
  // What oxlint does not know is left to ESLint, which is slower by far: eslint.config.mjs.
  lint: () => [
    [...oxlint, '--report-unused-disable-directives'],
    [
      'node_modules/eslint/bin/eslint.js',
      '--max-warnings=0',
      '--no-warn-ignored',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${eslintCache()}`,
    ],
  ],
  // Promises that nobody awaits, in the server's code: the two rules that need types.
  promises: () => [[...oxlint, '--config=.oxlintrc.promises.json', '--type-aware', `--tsconfig=${PROGRAM}`]],
  format: () => [['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern']],
};

/** ESLint's cache knows a file by its own text; the rules also read the projects, the aliases and their own packages. */
function eslintCache() {
  const hash = createHash('sha256');
  for (const name of ['nx.json', 'tsconfig.base.json', 'package-lock.json'])
    hash.update(fs.readFileSync(path.join(root, name)));
  for (const file of projectFiles()) hash.update(file).update(fs.readFileSync(file));
  return path.join(root, `.nx/lint/eslint-${hash.digest('hex').slice(0, 16)}`);
}

/** What is checked where no files are named. */
const everything = (check) =>
  check === 'promises' ? JSON.parse(fs.readFileSync(path.join(root, PROGRAM), 'utf8')).include.flatMap(folders) : ['.'];

/** The folders that a pattern of the server's program names. */
const folders = (pattern) =>
  pattern.includes('*')
    ? fs.readdirSync(path.join(root, pattern.split('*')[0])).map((name) => pattern.replace('*', name))
    : [pattern];

const [check, ...files] = process.argv.slice(2);
if (!Object.hasOwn(CHECKS, check)) {
  console.error(`Name one of the checks: ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(2);
}
const failures = [];
for (const command of CHECKS[check]()) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...command, ...(files.length ? files : everything(check))],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', maxBuffer: Infinity },
  );
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  if (status !== 0)
    failures.push({ name: `node tools/checks/lint.mjs ${check}`, message: firstLines(stdout + stderr) });
}
finish('tools', check, failures.length ? 0 : 1, failures.length, failures);
