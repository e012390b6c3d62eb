import fs from 'node:fs';
import { expect, it } from '@jest/globals';
import { minifiedContract, minifiedFile } from './generate-contract-files.mjs';

it('contract.min.json is that of the contract as it stands (npm run generate)', async () => {
  expect(fs.readFileSync(minifiedFile, 'utf8')).toBe(await minifiedContract());
});
