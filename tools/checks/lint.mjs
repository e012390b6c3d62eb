// One check of how the code is written: node tools/checks/lint.mjs <lint|promises|format> [files]
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { firstLines } from './failures.mjs';
import { finish, root } from './report.mjs';

const PROGRAM = 'tsconfig.server.json';
const oxlint = ['node_modules/oxlint/bin/oxlint', '--deny-warnings'];

const CHECKS = {
  lint: [...oxlint, '--report-unused-disable-directives'],
  // Promises that are not awaited, in the server's code: the two rules that need types.
  promises: [...oxlint, '--config=.oxlintrc.promises.json', '--type-aware', `--tsconfig=${PROGRAM}`],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern'],
};

/** Checked if no files are named. */
const everything = (check) =>
  check === 'promises' ? JSON.parse(fs.readFileSync(path.join(root, PROGRAM), 'utf8')).include.flatMap(folders) : ['.'];

/** The folders that a pattern of the server's program names. */
const folders = (pattern) =>
  pattern.includes('*')
    ? fs.readdirSync(path.join(root, pattern.split('*')[0])).map((name) => pattern.replace('*', name))
    : // A clone may lack what only measures.
      [pattern].filter((folder) => fs.existsSync(path.join(root, folder)));

const [check, ...files] = process.argv.slice(2);
if (!Object.hasOwn(CHECKS, check)) {
  console.error(`Name one of the checks: ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(2);
}
const lint = () =>
  spawnSync(process.execPath, [...CHECKS[check], ...(files.length ? files : everything(check))], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
const run = lint();
process.stdout.write(run.stdout);
process.stderr.write(run.stderr);
const name = `node tools/checks/lint.mjs ${check}`;
const failures = run.status === 0 ? [] : [{ name, message: firstLines(run.stdout + run.stderr) }];
finish('tools', check, failures.length ? 0 : 1, failures.length, failures);
