// npm run generate:remote -- <id>: makes a new remote in apps/<id>-mfe. To remove it again, delete that folder.
import fs from 'node:fs';
import path from 'node:path';
import { readManifests } from '../remotes/manifests.mjs';
import { root } from '../rspack/paths.mjs';
import { remoteFiles } from './remote-files.mjs';

const [id, ...rest] = process.argv.slice(2);
const folder = path.join(root, 'apps', `${id}-mfe`);
const problem =
  !id || rest.length
    ? 'Name the one remote to make: npm run generate:remote -- prayer'
    : !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)
      ? `"${id}" is no name of a remote: lower-case letters, digits and hyphens, such as prayer or prayer-list.`
      : fs.existsSync(folder)
        ? `apps/${id}-mfe exists already.`
        : undefined;
if (problem) {
  console.error(problem);
  process.exit(1);
}

const order = Math.max(...readManifests().map((manifest) => manifest.order)) + 10;
for (const [file, content] of Object.entries(remoteFiles({ id, order }))) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), content);
}
readManifests();
console.log(`apps/${id}-mfe is made. Its title, icon and place are in remote.json.
Work on it: npm run dev -- ${id}. Test it: node tools/checks/test.mjs ${id}-mfe.`);
