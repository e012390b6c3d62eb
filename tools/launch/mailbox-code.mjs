import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A new code that opens the local mailbox from elsewhere, in a file that the gateway removes when it is used; one of an
 * earlier start works no more.
 * @param {string} dataFolder
 */
export function makeMailboxCode(dataFolder) {
  const file = path.join(dataFolder, 'mailbox-code');
  const code = randomBytes(12).toString('base64url');
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, code, { mode: 0o600 });
  return { file, code };
}
