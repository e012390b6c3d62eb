import fs from 'node:fs';
import { expect, it } from '@jest/globals';
import { minifiedContract, minifiedFile } from './generate-contract-files.mjs';

it('contract.min.json is what npm run generate makes of the contract', async () => {
  expect(fs.readFileSync(minifiedFile, 'utf8')).toBe(await minifiedContract());
});
