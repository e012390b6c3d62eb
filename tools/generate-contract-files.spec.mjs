import fs from 'node:fs';
import { expect, it } from '@jest/globals';
import { contractFiles, exportSchemaFile, minifiedFile, shapesFile } from './generate-contract-files.mjs';

it('contract.min.json, answer-shapes.json and export-schema.json are what npm run generate makes of the contract', async () => {
  const { minified, shapes, exportSchema } = await contractFiles();
  expect(fs.readFileSync(minifiedFile, 'utf8')).toBe(minified);
  expect(fs.readFileSync(shapesFile, 'utf8')).toBe(shapes);
  expect(fs.readFileSync(exportSchemaFile, 'utf8')).toBe(exportSchema);
});
