// Programs beside Node that the tests need: a Chromium, a Redis server, Debian's Postgres, libsword. On Debian, as root, they are installed when missing.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { debianPostgres } from '../postgres/test-postgres.mjs';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));

const firstExisting = (files) => files.find((file) => file && fs.existsSync(file));

/** Path of a Chromium, or undefined. `CHROMIUM_PATH` names one of your own. */
export const findChromium = () =>
  firstExisting([
    process.env.CHROMIUM_PATH,
    onPath('chromium'),
    onPath('chromium-browser'),
    onPath('google-chrome'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]);

export const findRedis = () => onPath('redis-server');
export const findLibreOffice = () => onPath('soffice') ?? onPath('libreoffice');
export const findPdfToText = () => onPath('pdftotext');

const PROGRAMS = [
  { name: 'Chromium', package: 'chromium', find: findChromium, needs: 'the browser tests' },
  { name: 'Redis', package: 'redis-server', find: findRedis, needs: 'the tests of the Redis adapters' },
  {
    name: "Debian's Postgres",
    package: 'postgresql',
    find: debianPostgres,
    needs: 'the second run of the tests with a database',
  },
  {
    name: 'mod2imp',
    package: 'libsword-utils',
    find: () => onPath('mod2imp'),
    needs: 'the comparison of what is read of every module with what libsword reads',
  },
];

/** Programs that only `npm run test:all` uses: some are as large as all the others together. */
const PROGRAMS_FOR_ALL = [
  {
    name: 'LibreOffice',
    package: 'libreoffice-writer-nogui',
    find: findLibreOffice,
    needs: 'the check that a sermon as a Word document opens',
  },
  { name: 'pdftotext', package: 'poppler-utils', find: findPdfToText, needs: 'the check of what is printed' },
];

/**
 * Finds or installs what the tests need.
 * @param {(text: string) => void} log
 * @param {{ all?: boolean }} [options] `all`: also what `npm run test:all` alone needs
 * @returns {{ name: string, needs: string }[]} what is missing still
 */
export function ensureSystemPrograms(log, { all = false } = {}) {
  const programs = all ? [...PROGRAMS, ...PROGRAMS_FOR_ALL] : PROGRAMS;
  const missing = () => programs.filter((program) => !program.find());
  const wanted = missing();
  if (!wanted.length) return [];
  const names = wanted.map((program) => program.name).join(' and ');
  if (onPath('apt-get') && process.getuid?.() === 0) {
    log(`installing ${names} from Debian's packages`);
    // RUNLEVEL=1 keeps the package from starting a server of its own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    // One at a time: what a release does not have must not cost the others.
    for (const program of wanted) {
      const install = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', program.package], {
        encoding: 'utf8',
        env,
      });
      if (install.status !== 0)
        log(`${program.name} could not be installed: ${(install.stderr ?? '').trim().split('\n').pop()}`);
    }
  }
  for (const program of missing()) {
    log(
      `${program.name} is missing, which ${program.needs} need. Install the package ${program.package}, then run the tests again.`,
    );
  }
  return missing();
}
