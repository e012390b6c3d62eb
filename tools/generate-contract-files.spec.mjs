import fs from 'node:fs';
import { expect, it } from '@jest/globals';
import { contractFiles, minifiedFile, shapesFile } from './generate-contract-files.mjs';

it('contract.min.json and answer-shapes.json are what npm run generate makes of the contract', async () => {
  const { minified, shapes } = await contractFiles();
  expect(fs.readFileSync(minifiedFile, 'utf8')).toBe(minified);
  expect(fs.readFileSync(shapesFile, 'utf8')).toBe(shapes);
});
