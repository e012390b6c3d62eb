import { debianPostgres } from './debian.mjs';
import { startPostgres } from './embedded.mjs';

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
