import path from 'node:path';
import { isBuilt, sourceHash, stampBuild } from './build.mjs';
import { runCommand, tailOf } from './command.mjs';
import { rspackCli } from './dev-server.mjs';
import { StartupError } from './startup-error.mjs';
import { withProgress } from './logger.mjs';

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
