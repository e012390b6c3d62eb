// npm run release -- bible (a remote, a service or the shell)
// npm run deploy -- bible --to <folder> --at <address>
// npm run roll-back -- bible --to <folder> --at <address> [--build <name>]
import '../node-version.mjs';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importBundled } from '../rspack/bundle.mjs';
import { nxBinary, nxEnvironment } from '../nx.mjs';
import { readManifests } from '../remotes/manifests.mjs';
import { Deployment } from './deployment.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, at: { type: 'string' }, build: { type: 'string' } },
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
    const deployment = new Deployment(path.resolve(values.to), { address: values.at });
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

async function deploy(deployment) {
  const built = path.join(root, 'dist', `${id}-mfe`);
  if (!fs.existsSync(path.join(built, 'mf-manifest.json')))
    throw new Error(`There is no build: npm run release -- ${id}`);
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { FEATURE_CONTRACT_VERSION } = await importBundled('libs/contracts', './src/index.ts');
  return deployment.deploy(id, built, { version, contractVersion: FEATURE_CONTRACT_VERSION });
}
