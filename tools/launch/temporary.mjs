import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder for one test, with the files of `content` (path → text) in it. */
export function temporaryFolder(content = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-launch-'));
  for (const [file, text] of Object.entries(content)) writeFile(folder, file, text);
  return folder;
}

export function writeFile(folder, file, text) {
  const place = path.join(folder, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, text);
  return place;
}

export const removeFolder = (folder) => fs.rmSync(folder, { recursive: true, force: true });
