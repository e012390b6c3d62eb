import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';

/** A separate folder for each test, deleted afterwards. */
export function temporaryFolder(): (...parts: string[]) => string {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(tmpdir(), 'berea-import-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
  return (...parts) => path.join(folder, ...parts);
}
