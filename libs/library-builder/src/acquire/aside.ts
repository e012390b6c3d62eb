import fs from 'node:fs';
import path from 'node:path';

const PREFIX = '.fetching-';

/**
 * Works in a separate folder on the same disk as `folder` and deletes it afterwards, whatever happens. Completely
 * fetched files are renamed out of it.
 */
export async function aside<T>(folder: string, work: (temporary: string) => Promise<T>): Promise<T> {
  fs.mkdirSync(folder, { recursive: true });
  const temporary = fs.mkdtempSync(path.join(folder, PREFIX));
  try {
    return await work(temporary);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}

/** Removes what a killed run left behind. */
export function removeUnfinished(folder: string): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    if (name.startsWith(PREFIX)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
