import fs from 'node:fs';
import path from 'node:path';
import { libraryFolder } from './library.mjs';
import { metricsPorts } from './ports.mjs';
import { READERS } from './readers.mjs';
import { StartupError } from './startup-error.mjs';

/** Every variable that `npm start` knows: made by `npm run generate` from the schemas of the services and the launcher. */
const VARIABLES = JSON.parse(fs.readFileSync(new URL('variables.json', import.meta.url), 'utf8'));

/** Values of variables that are not set. */
export const DEFAULTS = Object.fromEntries(
  VARIABLES.filter((variable) => 'default' in variable).map(({ name, default: usual }) => [name, usual]),
);

/** Names of the variables that a service reads. */
export const namesReadBy = (service) =>
  VARIABLES.filter(({ readBy }) => readBy.includes(service)).map(({ name }) => name);

/**
 * Reads and checks the environment. An empty value counts as not set.
 * @param {NodeJS.ProcessEnv} source
 * @param {string} root folder of the clone, which a relative BEREA_DATA_DIR starts from
 * @returns {Settings}
 * @throws StartupError naming all problems at once
 *
 * @typedef {object} Settings
 * @property {Record<string, string | number | boolean>} values what is set or has a default, as read
 * @property {string} dataFolder absolute
 * @property {string} libraryFolder absolute
 * @property {string} siteUrl the address that users type; no final slash
 * @property {string} localUrl the address of this machine's browser; no final slash
 * @property {boolean} embeddedAuth whether our own auth service runs
 * @property {'smtp' | 'outbox' | 'none' | 'hosted'} mail where mails go
 */
export function readSettings(source, root) {
  const problems = [];
  const given = {};
  const set = (name) => Boolean(source[name]?.trim());
  const lacking = [];
  for (const { name, needs = [], form, ...bounds } of VARIABLES.filter(({ name }) => set(name))) {
    lacking.push(...needs.filter((other) => !set(other)).map((other) => `${name} is set without ${other}`));
    try {
      given[name] = READERS[form](bounds)(source[name]);
    } catch (error) {
      problems.push(`${name} ${error.message}`);
    }
  }
  problems.push(...lacking);
  const values = { ...DEFAULTS, ...given };
  const dataFolder = path.resolve(root, values.BEREA_DATA_DIR);
  if (holdsOtherFiles(dataFolder, root)) problems.push('BEREA_DATA_DIR must be a folder for Berea’s data alone');
  if (Object.values(metricsPorts(values)).includes(values.PORT)) {
    problems.push('METRICS_PORT and the three ports after it must not hold PORT');
  }
  if (problems.length) throw new StartupError(asList(problems));
  const localUrl = `http://${reachable(values.HOST)}:${values.PORT}`;
  const settings = {
    values,
    dataFolder,
    libraryFolder: libraryFolder(root, source),
    localUrl,
    siteUrl: values.SITE_URL ?? localUrl,
  };
  return { ...settings, embeddedAuth: !values.SUPABASE_URL, mail: mailOf(values, settings.siteUrl) };
}

/** The folder is closed to others and its content is ours to manage, so it cannot be the clone or a part that is rebuilt. */
function holdsOtherFiles(folder, root) {
  const inside = (parent) => folder === parent || folder.startsWith(parent + path.sep);
  return (
    root === folder ||
    root.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep) ||
    ['node_modules', 'dist', '.nx', '.git', 'apps', 'libs', 'services', 'tools'].some((name) =>
      inside(path.join(root, name)),
    )
  );
}

const asList = (problems) =>
  problems.length === 1
    ? `The environment is rejected: ${problems[0]}.`
    : `The environment is rejected:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`;

const ANY = ['0.0.0.0', '::'];
const LOCAL = ['127.0.0.1', 'localhost', '::1', '[::1]'];

/** A host that a browser on this machine can open. */
function reachable(host) {
  if (ANY.includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function mailOf(values, siteUrl) {
  if (values.SUPABASE_URL) return 'hosted';
  if (values.SMTP_HOST) return 'smtp';
  return values.NODE_ENV !== 'production' && LOCAL.includes(new URL(siteUrl).hostname) ? 'outbox' : 'none';
}
