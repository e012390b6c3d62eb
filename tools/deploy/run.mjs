// npm run release -- bible (a remote, a service or the shell)
// npm run deploy -- bible --to <folder> --at <address> [--site <product>] [--why <text>] [--unchecked]
// npm run roll-back -- bible --to <folder> --at <address> [--build <name>] [--why <text>]
import '../node-version.mjs';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importBundled } from '../rspack/bundle.mjs';
import { nxBinary, nxEnvironment } from '../nx.mjs';
import { readManifests } from '../remotes/manifests.mjs';
import { checkRemote } from './check-remote.mjs';
import { Deployment } from './deployment.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    at: { type: 'string' },
    build: { type: 'string' },
    site: { type: 'string' },
    why: { type: 'string' },
    unchecked: { type: 'boolean' },
  },
});
const [command, id] = positionals;
const ids = readManifests().map((manifest) => manifest.id);

try {
  if (!['release', 'deploy', 'roll-back'].includes(command)) throw new Error('Say release, deploy or roll-back.');
  if (command === 'release') release(projectOf(id));
  else if (!ids.includes(id)) throw new Error(`Name a remote: ${ids.join(', ')}.`);
  else if (!values.to || !values.at) {
    throw new Error('Name the folder that is served (--to) and the address that browsers reach it at (--at).');
  } else {
    const deployment = new Deployment(path.resolve(values.to), { address: values.at, who: person(), why: values.why });
    const name = command === 'deploy' ? await deploy(deployment) : deployment.rollBack(id, values.build);
    console.log(
      `${id} is ${name} now; ${path.join(values.to, 'remotes.json')} says so. History: ${path.join(values.to, 'deployments.md')}`,
    );
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** The project of a remote, by its id, or of a service or the shell, by their names, as far as this clone has it. */
function projectOf(name) {
  if (ids.includes(name)) return `${name}-mfe`;
  const others = ['apps/shell', 'services/auth', 'services/content', 'services/gateway', 'services/study']
    .filter((folder) => fs.existsSync(path.join(root, folder, 'project.json')))
    .map((folder) => path.basename(folder));
  if (others.includes(name)) return name;
  throw new Error(`Name what is to be released: ${[...ids, ...others].join(', ')}.`);
}

/** Tests and builds one project and what it depends on; reads no other project. */
function release(project) {
  const { status } = spawnSync(
    process.execPath,
    [nxBinary, 'run-many', '-t', 'test', 'build', '-p', project, '--output-style=static', '--parallel=2'],
    { cwd: root, env: nxEnvironment, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`${project} was not released: its tests or its build failed.`);
  console.log(`${project} is tested and built: ${path.join('dist', project)}`);
}

/** Releases what has changed since the last release, and switches once the server shows the build as a shell needs it. */
async function deploy(deployment) {
  release(projectOf(id));
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { FEATURE_CONTRACT_VERSION } = await importBundled('libs/contracts', './src/index.ts');
  const released = { version, contractVersion: FEATURE_CONTRACT_VERSION, commit: commit() };
  return deployment.deploy(id, path.join(root, 'dist', `${id}-mfe`), released, values.unchecked ? undefined : check);
}

/** @throws Error with what the server lacks, and the remedy of each */
async function check(entry) {
  const address = URL.canParse(entry) ? entry : values.site && new URL(entry, values.site).href;
  if (!address) throw new Error(`Name the product's own address (--site), so that ${entry} can be asked for.`);
  const wrong = (await checkRemote(address, values.site && new URL(values.site).origin)).filter(({ remedy }) => remedy);
  if (!wrong.length) return;
  throw new Error(
    [
      `Nothing was switched: a shell could not use ${address}. These do not hold:`,
      ...wrong.map(({ what, remedy }) => `- ${what}: ${remedy}`),
      'Where this machine cannot reach the server, --unchecked switches all the same.',
    ].join('\n'),
  );
}

function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
}

function person() {
  return git('config', 'user.name') || os.userInfo().username;
}

/** Empty in a copy without git. */
function commit() {
  const name = git('rev-parse', '--short', 'HEAD');
  return name && git('status', '--porcelain') ? `${name} with changes` : name;
}
