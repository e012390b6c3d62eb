// npm run generate: writes what is derived from the contract and committed, because browsers must not load the schemas: its
// minified form.
import fs from 'node:fs';
import path from 'node:path';
import { isContractProcedure, minifyContractRouter } from '@orpc/contract';
import { importBundled } from './rspack/bundle.mjs';
import { root } from './rspack/paths.mjs';

export const minifiedFile = path.join(root, 'libs/contracts/src/contract.min.json');

/** Text of contract.min.json for the contract as it stands now. */
export async function minifiedContract() {
  const { contract } = await importBundled('libs/contracts', './src/contract.ts');
  return `${JSON.stringify(callable(minifyContractRouter(contract)), null, 1)}\n`;
}

/** Of every route what a call is made of; what documents it, and what services know of it, stays with them. */
function callable(router) {
  if (!isContractProcedure(router))
    return Object.fromEntries(Object.entries(router).map(([name, part]) => [name, callable(part)]));
  const { method, path: address, inputStructure, outputStructure } = router['~orpc'].route;
  return { '~orpc': { errorMap: {}, meta: {}, route: { method, path: address, inputStructure, outputStructure } } };
}

if (import.meta.filename === process.argv[1]) fs.writeFileSync(minifiedFile, await minifiedContract());
