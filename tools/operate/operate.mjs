import path from 'node:path';
import { embeddedUrl } from '../doctor/database.mjs';
import { runningLauncher } from '../launch/data-directory-lock.mjs';
import { runCommand, tailOf } from '../launch/command.mjs';
import { readSettings } from '../launch/environment.mjs';
import { StartupError } from '../launch/startup-error.mjs';
import { ensureSecrets } from '../launch/secrets.mjs';
import { entryIn, FATAL, shortForm } from '../launch/service-log.mjs';
import { environmentOf, migrationEnvironment } from '../launch/services.mjs';
import { BACKUP_COMMANDS } from './backups/commands.mjs';
import { sendTestMail } from './mail-test.mjs';
import { isOfAccounts, readCommand } from './read-command.mjs';

const SAME = 'Run this with the variables that npm start was run with.';

/**
 * Runs an operator's command.
 * @param {{ root: string, environment: NodeJS.ProcessEnv, words: string[], log?: (text: string) => void }} call
 * @returns {Promise<{ result: string, hint?: string }>}
 * @throws StartupError
 */
export async function operate({ root, environment, words, log = () => {} }) {
  const { name, words: options, word, second, given } = readCommand(words);
  const settings = readSettings(environment, root);
  if (isOfAccounts(name))
    return askAuth({ root, environment, settings, name: 'accounts', options: [name, ...options] });
  if (name === 'role') return giveRole({ root, environment, settings, account: word, role: second });
  if (name === 'mail-test') return sendTestMail({ settings, word });
  if (!Object.hasOwn(BACKUP_COMMANDS, name)) return askAuth({ root, environment, settings, name, options });
  // npm runs us in the clone, wherever the operator stands.
  const at = (place) => path.resolve(environment.INIT_CWD ?? process.cwd(), place);
  return BACKUP_COMMANDS[name]({ root, settings, word, given, at, log });
}

/**
 * Runs a command of the auth service with the environment that the running product gave to that service: an operator
 * knows neither the address of the embedded Postgres nor the instance key.
 */
async function askAuth({ root, environment, settings, name, options }) {
  if (!settings.embeddedAuth)
    throw new StartupError(
      'SUPABASE_URL is set: the keys, tokens and accounts of a hosted project are managed where it is hosted.',
    );
  const launcher = launcherOf(settings);
  const databaseUrl = settings.values.DATABASE_URL ?? embeddedUrl(settings.dataFolder);
  if (!databaseUrl || !launcher.ports)
    throw new StartupError('Berea is starting or stopping. Try again when it says that it is ready.');
  const env = environmentOf('auth', {
    settings: { ...settings, values: { ...settings.values, LOG_LEVEL: 'fatal' } },
    secrets: ensureSecrets(settings.dataFolder),
    databaseUrl,
    ports: launcher.ports,
    webRoot: '',
    source: environment,
  });
  const file = path.join(root, 'dist/auth', `${name}.mjs`);
  const { code, output } = await runCommand(process.execPath, [file, ...options], { cwd: root, env });
  if (code) throw new StartupError(reasonIn(output));
  const result = tailOf(output, name === 'accounts' ? Infinity : 1);
  return name === 'service-token' ? { result, hint: hintOf(launcher.ports.auth) } : { result };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The role is kept by the id of the user, so that it is there with a hosted auth project as well. */
async function giveRole({ root, environment, settings, account, role }) {
  if (!UUID.test(account) && !settings.embeddedAuth)
    throw new StartupError(
      'SUPABASE_URL is set: addresses are known where the project is hosted. Name the account by its user id, which the project shows.',
    );
  const databaseUrl = settings.values.DATABASE_URL ?? embeddedUrl(settings.dataFolder);
  if (!databaseUrl)
    throw new StartupError(`Berea does not run with the data folder ${settings.dataFolder}. Start it first. ${SAME}`);
  const id = UUID.test(account) ? account : await idOf({ root, environment, settings, email: account });
  const names = ['content'];
  const secrets = ensureSecrets(settings.dataFolder);
  const env = {
    ...migrationEnvironment({ names, settings, secrets, databaseUrl, source: environment }),
    LOG_LEVEL: 'fatal',
  };
  const file = path.join(root, 'dist/content/role.mjs');
  const { code, output } = await runCommand(process.execPath, [file, id.toLowerCase(), role], { cwd: root, env });
  if (code) throw new StartupError(reasonIn(output));
  return { result: tailOf(output, 1) };
}

async function idOf({ email, ...call }) {
  const { result } = await askAuth({ ...call, name: 'accounts', options: ['user', email, '--json'] });
  return JSON.parse(result).account.id;
}

/** @throws StartupError when none runs with this data folder, or runs at another address than these settings say */
function launcherOf(settings) {
  const launcher = runningLauncher(settings);
  if (!launcher)
    throw new StartupError(`Berea does not run with the data folder ${settings.dataFolder}. Start it first. ${SAME}`);
  if (launcher.address !== settings.localUrl)
    throw new StartupError(`Berea runs at ${launcher.address}, not at ${settings.localUrl}. ${SAME}`);
  return launcher;
}

const hintOf = (port) => `Admin calls with it go to http://127.0.0.1:${port}/auth/v1, from this machine only.`;

function reasonIn(output) {
  const fatal = output
    .split('\n')
    .map(entryIn)
    .find((entry) => entry?.level >= FATAL);
  return fatal ? shortForm(fatal) : `The command failed: ${tailOf(output, 1)}`;
}
