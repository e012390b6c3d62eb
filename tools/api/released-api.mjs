import fs from 'node:fs';
import path from 'node:path';

export const releasesIn = (root) => path.join(root, 'docs/releases');

const byVersion = (one, other) => one.localeCompare(other, 'en', { numeric: true });

/**
 * What the last release promised, as `npm run release:record` has kept it.
 * @param {string} root of the workspace
 * @throws Error where none is kept
 * @returns {{ version: string, contractVersion: string, openapi: object, reports: Record<string, string> }}
 */
export function lastRelease(root) {
  const releases = releasesIn(root);
  const names = fs.existsSync(releases) ? fs.readdirSync(releases) : [];
  const version = names
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    .sort(byVersion)
    .at(-1);
  if (!version) throw new Error(`${releases} holds no release. To record one, run: npm run release:record -- 0.1.0`);
  const folder = path.join(releases, version);
  const read = (file) => fs.readFileSync(path.join(folder, file), 'utf8');
  const reports = fs.readdirSync(path.join(folder, 'api')).map((file) => [file, read(`api/${file}`)]);
  return {
    version,
    contractVersion: JSON.parse(read('versions.json')).contract,
    openapi: JSON.parse(read('openapi.json')),
    reports: Object.fromEntries(reports),
  };
}
