import { runningLauncher } from '../launch/data-directory-lock.mjs';
import { packagesMatch } from '../launch/packages.mjs';
import { readSettings } from '../launch/environment.mjs';
import { StartupError } from '../launch/startup-error.mjs';
import { examineClone } from './clone.mjs';
import { examineDataFolder } from './data-folder.mjs';
import { examineDatabase } from './database.mjs';
import { examineFeatures } from './features.mjs';
import { about, reasonOf } from './finding.mjs';
import { examineInstance } from './instance.mjs';
import { examineLibrary } from './library.mjs';
import { examineRedis } from './redis.mjs';
import { examineSignIn } from './sign-in.mjs';

/** In the order in which they are told. Those that need packages are left out where these are missing. */
const PARTS = [
  ['Clone', examineClone],
  ['Data folder', examineDataFolder],
  ['Library', examineLibrary],
  ['Product', examineInstance],
  ['Database', examineDatabase, 'packages'],
  ['Redis', examineRedis, 'packages'],
  ['Sign-in', examineSignIn, 'packages'],
  ['Features', examineFeatures],
];

/**
 * Looks at the whole installation; changes nothing.
 * @param {{ root: string, environment: NodeJS.ProcessEnv }} installation
 * @returns {Promise<import('./finding.mjs').Finding[]>}
 */
export async function examine({ root, environment }) {
  let settings;
  try {
    settings = readSettings(environment, root);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return [
      ...examineClone({ root }),
      about('Environment').problem(error.message, 'docs/configuration.md lists every variable.'),
    ];
  }
  const context = { root, settings, launcher: runningLauncher(settings) };
  const parts = packagesMatch(root) ? PARTS : PARTS.filter(([, , needs]) => needs !== 'packages');
  const findings = await Promise.all(
    parts.map(async ([subject, look]) => {
      try {
        return await look(context);
      } catch (error) {
        return [
          about(subject).problem(
            `It could not be examined (${reasonOf(error)}).`,
            'This should not happen: tell the maintainers.',
          ),
        ];
      }
    }),
  );
  return [about('Environment').ok('Every variable that is set can be used.'), ...findings.flat()];
}
