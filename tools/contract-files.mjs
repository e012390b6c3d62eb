// What is derived from the contract and committed, because browsers must not load the schemas: its minified form.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifyContractRouter } from '@orpc/contract';
import { rspack } from '@rspack/core';
import { root } from './rspack/paths.mjs';
import { service } from './rspack/service.mjs';

export const minifiedFile = path.join(root, 'libs/contracts/src/contract.min.json');

/** The contract as the services see it: bundled from its TypeScript into a temporary module, then imported. */
async function loadContract() {
  // Inside the repository, so that the bundle's imports of packages resolve.
  const folder = fs.mkdtempSync(path.join(root, 'node_modules', '.contract-'));
  const config = service(path.join(root, 'libs/contracts'));
  config.mode = 'production';
  config.entry = { main: './src/contract.ts' };
  config.output = { ...config.output, path: folder };
  try {
    await new Promise((resolve, reject) =>
      rspack(config).run((error, stats) =>
        error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve(),
      ),
    );
    return (await import(pathToFileURL(path.join(folder, 'main.mjs')).href)).contract;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Text of contract.min.json for the contract as it stands now. */
export async function minifiedContract() {
  return `${JSON.stringify(minifyContractRouter(await loadContract()), null, 1)}\n`;
}
