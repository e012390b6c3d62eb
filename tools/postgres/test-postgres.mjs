import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startPostgres } from './embedded.mjs';

const VERSIONS = '/usr/lib/postgresql';

/**
 * The Postgres that tests run against: the embedded one, or Debian's where TEST_POSTGRES=debian.
 * @param {Parameters<typeof startPostgres>[0]} options
 */
export function startTestPostgres(options) {
  return startPostgres(process.env.TEST_POSTGRES === 'debian' ? { ...options, binaries: installed } : options);
}

async function installed() {
  const found = debianPostgres();
  if (!found) throw new Error("TEST_POSTGRES=debian asks for Debian's Postgres: install the package postgresql.");
  return found;
}

/** Folder of Debian's newest Postgres, and its version; undefined if it is not installed. */
export function debianPostgres() {
  const [newest] = (fs.existsSync(VERSIONS) ? fs.readdirSync(VERSIONS) : [])
    .filter((version) =>
      ['postgres', 'initdb'].every((name) => fs.existsSync(path.join(VERSIONS, version, 'bin', name))),
    )
    .sort((one, other) => Number(other) - Number(one));
  if (!newest) return undefined;
  const native = path.join(VERSIONS, newest);
  // "postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)"
  const said = execFileSync(path.join(native, 'bin/postgres'), ['--version'], { encoding: 'utf8' });
  return { native, version: /\d+(\.\d+)*/.exec(said)?.[0] ?? newest };
}
