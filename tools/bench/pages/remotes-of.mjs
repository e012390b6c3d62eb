import fs from 'node:fs';
import path from 'node:path';

/**
 * Where the shell of an earlier build finds its remotes: they meet by the contract of their own time, which stands in
 * the clone around their `dist`. Without that clone, what this one expects holds.
 * @param {string} dist
 * @returns {Record<string, string>} what the server is told
 */
export function remotesOf(dist) {
  const source = path.join(dist, '../libs/contracts/src/feature-contract.ts');
  if (!fs.existsSync(source)) return {};
  const [, contractVersion] = /FEATURE_CONTRACT_VERSION = '([^']+)'/.exec(fs.readFileSync(source, 'utf8')) ?? [];
  if (!contractVersion) throw new Error(`There is no FEATURE_CONTRACT_VERSION in ${source}.`);
  const ids = fs.readdirSync(dist).flatMap((folder) => /^(.+)-mfe$/.exec(folder)?.[1] ?? []);
  const remotes = Object.fromEntries(
    ids.map((id) => [id, { entry: `/remotes/${id}/mf-manifest.json`, contractVersion }]),
  );
  return { REMOTES_JSON: JSON.stringify({ version: 1, remotes }) };
}
