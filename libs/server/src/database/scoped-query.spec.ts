import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from '@jest/globals';

const { resolve } = createRequire(import.meta.url);
const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(resolve(file)))
    .digest('hex');

/**
 * The files of pg whose insides `ScopedQuery` overrides, as it was written for them. If one has changed, read it: does
 * the order of messages, the names of prepared statements and the handling of errors still hold? Then run
 * `database.sql.spec.ts` and step the hash.
 */
it.each([
  ['pg/lib/query.js', 'ecf885185f0ad8b82c680a184d65bc08462fd2adee047218268c35dade9f8913'],
  ['pg/lib/connection.js', 'f93e914bf408657f2301393489da561a5a464e9c30f4f51b681b18a21a5f1c84'],
  ['pg/lib/client.js', 'ad6aa93c26b0bf26db1f2ebe74216212790a04c41af5585c63760f9fa8322a32'],
])('%s of pg is the one that ScopedQuery was written for', (file, hash) => {
  expect(hashOf(file)).toBe(hash);
});
