// npm run generate:remote -- <id> [--of <many>]: makes a new remote in apps/<id>-mfe; --of names a list resource, made by
// generate:resource, which its page shows. To remove it again, delete that folder.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readManifests } from '../remotes/manifests.mjs';
import { root } from '../rspack/paths.mjs';
import { remoteFiles } from './remote-files.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { of: { type: 'string' } } });
const [id, ...rest] = positionals;
const folder = path.join(root, 'apps', `${id}-mfe`);
const problem =
  !id || rest.length
    ? 'Name the one remote to make: npm run generate:remote -- prayer'
    : !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)
      ? `"${id}" is no name of a remote: lower-case letters, digits and hyphens, such as prayer or prayer-list.`
      : fs.existsSync(folder)
        ? `apps/${id}-mfe exists already.`
        : values.of !== undefined && !nounOf(values.of)
          ? `There is no list resource "${values.of}" with a title and a content. Make it first: npm run generate:resource -- prayers`
          : undefined;
if (problem) {
  console.error(problem);
  process.exit(1);
}

const order = Math.max(...readManifests().map((manifest) => manifest.order)) + 10;
const of = values.of && { one: nounOf(values.of), many: values.of };
for (const [file, content] of Object.entries(remoteFiles({ id, order, of }))) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), content);
}
// How long lines get depends on the names.
const formatted = spawnSync('npx', ['oxfmt', folder], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
if (formatted.status) console.error(`apps/${id}-mfe is not formatted: run npm run format.`);
readManifests();
console.log(`apps/${id}-mfe is made. Its title, icon and place are in remote.json.
Work on it: npm run dev -- ${id}. Test it: node tools/checks/test.mjs ${id}-mfe.`);

/** One of a list resource, as its contract calls it: 'prayer' of 'prayers'; undefined where there is no such resource. */
function nounOf(many) {
  const contract = path.join(root, 'libs/contracts/src', `${many}.ts`);
  if (!/^[a-z][a-z0-9]*$/.test(many) || !fs.existsSync(contract)) return undefined;
  const text = fs.readFileSync(contract, 'utf8');
  // Its page is made for these two; others are added to it by hand.
  if (![/\btitle:/, /\bcontent:/].every((field) => field.test(text))) return undefined;
  return /listContract\(\{[^}]*?\bnoun: '([a-z0-9]+)'/.exec(text)?.[1];
}
