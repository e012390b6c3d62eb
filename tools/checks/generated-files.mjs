import fs from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { root } from './report.mjs';

/**
 * A text as `npm run format` would leave it.
 * @param {string} file its name says which language it is in
 * @returns {Promise<string>}
 */
export async function formatText(file, text) {
  const {
    $schema: _,
    ignorePatterns: __,
    ...options
  } = JSON.parse(fs.readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(path.basename(file), text, options);
  if (errors.length) throw new Error(`${file} cannot be formatted: ${errors[0].message}`);
  return code;
}

/**
 * Writes files that a command makes from what it knows; folders that are missing are made.
 * @param {string} folder
 * @param {Record<string, string>} files text by path below the folder
 */
export function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}
