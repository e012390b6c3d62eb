import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { createLockFile, createPackageJson } from '@nx/js';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
/** Packages that others load by name when they are configured to: no import of ours shows them. */
const BY_NAME = { typeorm: ['pg'] };
const graph = await createProjectGraphAsync({ exitOnError: true });

/**
 * Writes package.json and package-lock.json with exactly what the built programs import or have in them, and installs it: the
 * bill of materials names both.
 * Versions and hashes are those of the workspace's lock; Nx prunes it.
 * @param {string} project
 * @param {string} folder where the programs are
 * @param {string[]} programs file names
 */
export function prunePackages(project, folder, programs) {
  const manifest = createPackageJson(project, graph, { isProduction: true, root });
  const codes = programs.map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  const imported = new Set(codes.flatMap((code) => [...importsOf(code), ...packagesRead(code)]));
  for (const name of bundledPackages(project)) imported.add(name);
  for (const name of [...imported]) BY_NAME[name]?.forEach((other) => imported.add(other));
  const { dependencies: all, overrides, version } = require('../../package.json');
  const dependencies = Object.fromEntries([...imported].sort().map((name) => [name, all[name]]));
  const unknown = Object.keys(dependencies).filter((name) => !dependencies[name]);
  if (unknown.length) throw new Error(`${project} imports what the workspace does not list: ${unknown.join(', ')}.`);
  const pruned = {
    ...manifest,
    version,
    overrides,
    private: true,
    type: 'module',
    dependencies,
  };
  fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(pruned, null, 2)}\n`);
  fs.writeFileSync(path.join(folder, 'package-lock.json'), createLockFile(pruned, graph, 'npm'));
  const install = spawnSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (install.status !== 0) throw new Error(`The packages of ${project} could not be installed.`);
}

/** Names of those packages of the workspace that a service has in its own file. */
function bundledPackages(project) {
  const map = path.join(root, 'dist', project, 'packages.mjs.map');
  const { sources } = JSON.parse(fs.readFileSync(map, 'utf8'));
  const names = sources.map((source) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(source)?.[1]);
  const { dependencies } = require('../../package.json');
  return new Set(names.filter((name) => name in dependencies));
}

/** Names of the packages that a built program imports. */
function importsOf(code) {
  const found = code.matchAll(/^(?:import|export)\b[^"'\n]*["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']\)/gm);
  return [...found]
    .map(([, fixed, dynamic]) => fixed ?? dynamic)
    .filter((name) => !/^(?:node:|[./])/.test(name) && !builtin(name))
    .map((name) => (name.startsWith('@') ? name.split('/', 2).join('/') : name.split('/', 1)[0]));
}

/** Names of the packages of the workspace of which a built program reads a data file, found by `require.resolve`. */
function packagesRead(code) {
  const { dependencies } = require('../../package.json');
  const found = code.matchAll(/["'`]((?:@[\w.-]+\/)?[\w.-]+)\/[^"'`\s]+\.json["'`]/g);
  return [...found].map(([, name]) => name).filter((name) => name in dependencies);
}

const { builtinModules } = require('node:module');
function builtin(name) {
  return builtinModules.includes(name);
}
