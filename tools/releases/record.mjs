// npm run release:record -- 0.1.0: keeps what a release promises in docs/releases/<version>, which later versions are compared with.
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { currentApi } from '../api/current-api.mjs';
import { releasesIn } from '../api/released-api.mjs';
import { writeFiles } from '../checks/generated-files.mjs';
import { APPS, SERVICES } from '../launch/build.mjs';
import { createLogger } from '../launch/logger.mjs';
import { prepare } from '../launch/prepare.mjs';
import { signUp } from '../product/sign-up.mjs';
import { startTemporaryProduct } from '../product/temporary-product.mjs';
import { root } from '../rspack/paths.mjs';
import { readSchema } from './read-schema.mjs';
import { readSample, writeSample } from './sample-data.mjs';

const version = process.argv[2];
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) {
  console.error('Name the version: npm run release:record -- 0.1.0');
  process.exit(1);
}
const folder = path.join(releasesIn(root), version);
if (fs.existsSync(path.join(folder, 'versions.json'))) {
  console.error(`docs/releases/${version} is written already. What a release promised does not change afterwards.`);
  process.exit(1);
}
const log = createLogger();
const { openapi, reports, contractVersion } = await currentApi();
await prepare({ root, log }, [...SERVICES, ...APPS]);
const { schema, sample } = await readProduct();

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const files = {
  'openapi.json': json(openapi),
  ...Object.fromEntries(Object.entries(reports).map(([file, text]) => [`api/${path.basename(file)}`, text])),
  'schema.json': json(schema),
  'sample.json': json(sample),
  // At the end, since it says that all is there.
  'versions.json': json({ product: version, contract: contractVersion, api: openapi.info.version }),
};
writeFiles(folder, files);
log(`docs/releases/${version} is written`);

/** Schema and rows of a product that starts empty, after an invented user has written into it. */
async function readProduct() {
  const product = await startTemporaryProduct({ root, log });
  const client = new pg.Client(product.postgres.url);
  try {
    const { access_token: token } = await signUp(product.url);
    await writeSample(product.url, token);
    await client.connect();
    return { schema: await readSchema(client), sample: await readSample(client) };
  } finally {
    await client.end();
    await product.end();
  }
}
