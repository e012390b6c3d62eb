import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nxEnvironment } from '../nx.mjs';
import { temporaryFolder } from '../launch/temporary.mjs';
import { root } from '../rspack/paths.mjs';

const LEFT_OUT = new Set(['.git', '.data', '.reports', 'node_modules', 'test-results']);
const BUILT = new Set(['.nx', 'dist']);

/**
 * A copy of the workspace that a test may change; packages are linked, file by file. The caller removes it.
 * @param {{ sourcesOnly?: boolean }} [options] without what was built, and with one link for all packages: enough to read it
 */
export function copyWorkspace({ sourcesOnly = false } = {}) {
  const leftOut = (name) => LEFT_OUT.has(name) || (sourcesOnly && BUILT.has(name));
  const folder = fs.realpathSync(temporaryFolder());
  for (const entry of fs.readdirSync(root).filter((name) => !leftOut(name))) {
    fs.cpSync(path.join(root, entry), path.join(folder, entry), { recursive: true, verbatimSymlinks: true });
  }
  if (sourcesOnly) {
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    return folder;
  }
  const { status, stderr } = spawnSync('cp', ['-al', path.join(root, 'node_modules'), folder], { encoding: 'utf8' });
  if (status) throw new Error(stderr);
  return folder;
}

/** The files of a workspace that somebody wrote, in order. */
export const sourcesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist|\.nx|\.reports)\//.test(file))
    .sort();

/** @returns {{ status: number | null, output: string }} of a command in the folder */
export function run(folder, command, ...args) {
  const options = { cwd: folder, encoding: 'utf8', env: { ...nxEnvironment, NODE_OPTIONS: '', NODE_ENV: '' } };
  const { status, stdout, stderr } = spawnSync(command, args, options);
  return { status, output: `${stdout}${stderr}` };
}

/** @throws Error with the last lines of a command that fails, so that a run on another machine can be understood */
export function succeed(folder, ...command) {
  const { status, output } = run(folder, ...command);
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${output.slice(-4000)}`);
}
