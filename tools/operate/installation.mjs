import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from '../launch/command.mjs';
import { temporaryFolder } from '../launch/temporary.mjs';

const clone = path.resolve(import.meta.dirname, '../..');
const { PATH, HOME } = process.env;

/**
 * An installation of a test's own, with services built from the source as it is now, whatever `dist` holds.
 * @param {string[]} services
 * @returns {Promise<string>} its folder
 */
export async function buildInstallation(services) {
  const root = temporaryFolder();
  fs.chmodSync(root, 0o711);
  for (const name of ['node_modules', 'apps', 'services', 'tools', 'package.json'])
    fs.symlinkSync(path.join(clone, name), path.join(root, name));
  const rspack = path.join(clone, 'node_modules/@rspack/cli/bin/rspack.js');
  for (const name of services) {
    const args = [rspack, 'build', '--mode', 'production', '--output-path', path.join(root, 'dist', name)];
    const options = { cwd: path.join(clone, 'services', name), env: { PATH, HOME } };
    const { code, output } = await runCommand(process.execPath, args, options);
    if (code) throw new Error(output);
  }
  return root;
}

/**
 * Runs `npm run operate -- <words>` of an installation.
 * @returns {Promise<{ code: number | null, stdout: string, stderr: string }>}
 */
export async function runOperate(root, words, env) {
  const program = ['--preserve-symlinks', '--preserve-symlinks-main', path.join(root, 'tools/operate.mjs')];
  const child = spawn(process.execPath, [...program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name].on('data', (text) => (said[name] += text));
  const [code] = await once(child, 'close');
  return { code, ...said };
}
