// npm run generate:resource -- <many> [<one>]: makes a list resource, such as prayers: contract, table, routes, hooks.
// With --remove it takes away what it made, unless that was changed since.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../rspack/paths.mjs';
import { resourceEdits, resourceFiles } from './resource-files.mjs';

const MIGRATIONS = 'services/content/src/migrations';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { remove: { type: 'boolean' } } });
const [many = '', one = many.replace(/s$/, ''), ...rest] = positionals;
const isName = (text) => /^[a-z][a-z0-9]*$/.test(text) && !isReserved(text);
if (rest.length || !isName(many) || !isName(one) || many === one)
  refuse('Name the resource to make, in lower-case letters: npm run generate:resource -- prayers, or -- stories story');

const migrations = fs.readdirSync(path.join(root, MIGRATIONS));
const own = migrations.find((file) => file.endsWith(`-create-${many}.ts`));
if (own && !values.remove) refuse(`${MIGRATIONS}/${own} exists already.`);
if (!own && values.remove) refuse(`There is no migration *-create-${many}.ts: nothing was removed.`);

const latest = Math.max(...migrations.map((file) => Number.parseInt(file, 10)));
const resource = { one, many, at: own ? Number.parseInt(own, 10) : Math.max(Date.now(), latest + 1_000) };
const files = resourceFiles(resource);
const edited = new Map();
for (const edit of resourceEdits(resource)) {
  const text = edited.get(edit.file) ?? fs.readFileSync(path.join(root, edit.file), 'utf8');
  edited.set(edit.file, (values.remove ? without : having)(text, edit));
}

for (const [file, content] of edited) fs.writeFileSync(path.join(root, file), content);
for (const [file, content] of Object.entries(files)) {
  if (values.remove) fs.rmSync(path.join(root, file));
  else {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), content);
  }
}
if (values.remove) fs.rmdirSync(path.join(root, 'services/content/src', many));

console.log(`/api/${many} is ${values.remove ? 'removed' : 'made'}.
Files: ${Object.keys(files).join(', ')}.
Edited: ${[...edited.keys()].join(', ')}.
Next: ${values.remove ? '' : 'give it its own fields (contract, resource and migration), then '}npm run generate.`);
if (!values.remove) console.log(`A remote that shows it: npm run generate:remote -- ${one} --of ${many}.`);

function having(text, { file, after, line }) {
  const found = after.exec(text);
  if (!found) refuse(`${file} is not as expected: nothing matches ${after}. Nothing was made.`);
  const end = found.index + found[0].length;
  return text.slice(0, end) + line + text.slice(end);
}

function without(text, { file, line }) {
  if (!text.includes(line)) refuse(`${file} is not as it was made: it lacks ${line.trim()}. Nothing was removed.`);
  return text.replace(line, '');
}

/** Whether no variable may be called so: 'class'. */
function isReserved(word) {
  try {
    return !new Function(word, '');
  } catch {
    return true;
  }
}

function refuse(problem) {
  console.error(problem);
  process.exit(1);
}
