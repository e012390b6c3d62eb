import path from 'node:path';
import { isBuilt, sourceHash, stampBuild } from './build.mjs';
import { runCommand, tailOf } from './command.mjs';
import { rspackCli } from './dev-server.mjs';
import { StartProblem } from './problem.mjs';
import { withPulse } from './say.mjs';

/**
 * Builds remotes in development mode into `dist/.dev`, unless they are there as these sources ask for.
 * @param {{ root: string, say: (text: string) => void, signal: AbortSignal }} launch
 * @param {string[]} projects
 * @throws StartProblem; what the build printed is shown then
 */
export async function buildRemotes({ root, say, signal }, projects) {
  const hash = sourceHash(root);
  const missing = projects.filter((project) => !isBuilt(root, [`.dev/${project}`], hash));
  if (missing.length) say(`building ${missing.join(', ')} in development mode`);
  await withPulse(say, 'still building', async () => {
    for (const project of missing) {
      const { code, output } = await runCommand(process.execPath, [rspackCli(root), 'build', '--mode', 'development'], {
        cwd: path.join(root, 'apps', project),
        env: { ...process.env, NODE_ENV: 'development' },
        signal,
      });
      if (code) {
        say(tailOf(output));
        throw new StartProblem(`The build of ${project} failed; what it said stands above.`);
      }
      stampBuild(root, `.dev/${project}`, hash);
    }
  });
}
