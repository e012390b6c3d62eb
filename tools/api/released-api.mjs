import fs from 'node:fs';
import path from 'node:path';

export const releasesIn = (root) => path.join(root, 'docs/releases');

const byVersion = (one, other) => one.localeCompare(other, 'en', { numeric: true });

/**
 * The promises of the last release, as `npm run release:record` has kept them.
 * @param {string} root of the workspace
 * @throws Error if none is kept
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

/**
 * Whether a version says what has changed since a release: a break asks for a major step, an addition for a minor one.
 * @param {{ what: string, released: string, version: string, breaks: string[], additions: string[] }} change
 *   `version`, `released`: as 1.2.0; `additions`: breaks when read from now to then
 * @returns {string | undefined} what is wrong, with the remedy
 */
export function problemOfVersion({ what, released, version, breaks, additions }) {
  const [major, minor] = version.split('.').map(Number);
  const [releasedMajor, releasedMinor] = released.split('.').map(Number);
  if (major > releasedMajor) return undefined;
  if (breaks.length) {
    return `${what} breaks what ${released} promised, so its version must be ${releasedMajor + 1}.0.0, not ${version}:\n${breaks.join('\n')}`;
  }
  if (additions.length && minor <= releasedMinor) {
    return `${what} offers more than ${released}, so its version must be ${releasedMajor}.${releasedMinor + 1}.0, not ${version}. On the way back to ${released}:\n${additions.join('\n')}`;
  }
  return undefined;
}
