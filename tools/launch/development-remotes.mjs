import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isBuilt, sourceHash, stampBuild } from './build.mjs';
import { runCommand, tailOf } from './command.mjs';
import { withProgress } from './logger.mjs';
import { forEachLine } from './service-log.mjs';
import { StartupError } from './startup-error.mjs';

const READY_WITHIN_MS = 120_000;

/** The program that builds and serves; started directly, since npx would leave it behind when killed. */
export const rspackCli = (root) => path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');

/**
 * Starts the dev server of an application in a process group of its own.
 * @param {{ root: string, project: string, port: number, env: NodeJS.ProcessEnv, log: (text: string) => void }} options
 * @returns {{ pid: number, ready: Promise<void>, exited: Promise<string>, kill: (signal: NodeJS.Signals) => void }}
 *   ready when the first compilation is done; compilers' messages go to `log`
 */
export function startDevServer({ root, project, port, env, log }) {
  const child = spawn(process.execPath, [rspackCli(root), 'serve', '--mode', 'development'], {
    cwd: path.join(root, 'apps', project),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    forEachLine(stream, (line) => {
      // Lines that begin with <i> and <w> are the tools' remarks on themselves.
      if (line.trim() && !/^<[iw]>/.test(line)) log(`${project}: ${line}`);
    });
  }
  const exited = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  const ready = Promise.race([
    answers(`http://127.0.0.1:${port}/mf-manifest.json`),
    exited.then((how) => Promise.reject(new Error(`${how} before it was ready`))),
  ]);
  return { pid: child.pid, ready, exited, kill: (signal) => child.kill(signal) };
}

/** Resolves when `url` answers well; a dev server keeps its callers waiting while it compiles. */
async function answers(url) {
  for (const end = Date.now() + READY_WITHIN_MS; ; await delay(100)) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(READY_WITHIN_MS) });
      if (response.ok) return;
      if (Date.now() > end) throw new Error(`answers with ${response.status}`);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/**
 * Builds remotes in development mode into `dist/.dev`, unless they are there as these sources ask for.
 * @param {{ root: string, log: (text: string) => void, signal: AbortSignal }} launch
 * @param {string[]} projects
 * @throws StartupError; what the build printed is shown then
 */
export async function buildRemotes({ root, log, signal }, projects) {
  const hash = sourceHash(root);
  const missing = projects.filter((project) => !isBuilt(root, [`.dev/${project}`], hash));
  if (missing.length) log(`building ${missing.join(', ')} in development mode`);
  await withProgress(log, 'still building', async () => {
    for (const project of missing) {
      const { code, output } = await runCommand(process.execPath, [rspackCli(root), 'build', '--mode', 'development'], {
        cwd: path.join(root, 'apps', project),
        env: { ...process.env, NODE_ENV: 'development' },
        signal,
      });
      if (code) {
        log(tailOf(output));
        throw new StartupError(`The build of ${project} failed; what it said stands above.`);
      }
      stampBuild(root, `.dev/${project}`, hash);
    }
  });
}
