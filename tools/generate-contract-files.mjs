// npm run generate: writes the committed files that are derived from the contract.
import fs from 'node:fs';
import { minifiedContract, minifiedFile } from './contract-files.mjs';

fs.writeFileSync(minifiedFile, await minifiedContract());
