// npm run pipelines: writes .github/workflows, .gitlab and .gitlab-ci.yml.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../rspack/paths.mjs';
import { pipelineFiles } from './pipelines.mjs';

for (const [name, text] of Object.entries(await pipelineFiles())) {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
}
