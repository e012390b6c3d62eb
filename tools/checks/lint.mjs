// One check of how the whole tree is written: node tools/checks/lint.mjs <lint|promises|format> [files]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectFiles } from './project-files.mjs';
import { firstLines } from './failures.mjs';
import { finish, root } from './report.mjs';

const cacheFolder = path.join(root, '.nx/lint');
const eslint = ['node_modules/eslint/bin/eslint.js', '--max-warnings=0', '--no-warn-ignored'];

const CHECKS = {
  lint: () => [...eslint, '--cache', '--cache-strategy=content', `--cache-location=${eslintCache()}`],
  // Reads types, so what it says of a file depends on others too: no cache by file.
  promises: () => [...eslint, '--config=eslint.promises.config.mjs'],
  format: () => [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level=warn',
    '--ignore-unknown',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${path.join(cacheFolder, 'prettier')}`,
  ],
};

/** ESLint's cache knows a file by its own text; the rules also read the projects, the aliases and their own packages. */
function eslintCache() {
  const hash = createHash('sha256');
  for (const name of ['nx.json', 'tsconfig.base.json', 'package-lock.json'])
    hash.update(fs.readFileSync(path.join(root, name)));
  for (const file of projectFiles()) hash.update(file).update(fs.readFileSync(file));
  return path.join(cacheFolder, `eslint-${hash.digest('hex').slice(0, 16)}`);
}

/** What is checked where no files are named; promises in the server's code alone. */
const everything = (check) => (check === 'promises' ? ['services', 'libs', 'tools/security-tests'] : ['.']);

const [check, ...files] = process.argv.slice(2);
if (!Object.hasOwn(CHECKS, check)) {
  console.error(`Name one of the checks: ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(2);
}
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [...CHECKS[check](), ...(files.length ? files : everything(check))],
  { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', maxBuffer: Infinity },
);
process.stdout.write(stdout);
process.stderr.write(stderr);
const failed = status === 0 ? 0 : 1;
const failures = failed ? [{ name: `node tools/checks/lint.mjs ${check}`, message: firstLines(stdout + stderr) }] : [];
finish('tools', check, 1 - failed, failed, failures);
