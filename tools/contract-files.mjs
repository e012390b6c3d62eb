// What is derived from the contract and committed, because browsers must not load the schemas: its minified form.
import path from 'node:path';
import { minifyContractRouter } from '@orpc/contract';
import { importBundled } from './rspack/import-bundled.mjs';
import { root } from './rspack/paths.mjs';

export const minifiedFile = path.join(root, 'libs/contracts/src/contract.min.json');

/** Text of contract.min.json for the contract as it stands now. */
export async function minifiedContract() {
  const { contract } = await importBundled('libs/contracts', './src/contract.ts');
  return `${JSON.stringify(minifyContractRouter(contract), null, 1)}\n`;
}
