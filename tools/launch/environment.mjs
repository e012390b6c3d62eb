import path from 'node:path';
import { LAST_FIRST_PORT } from '../rspack/dev-ports.mjs';
import { crisisHelp } from './crisis-help.mjs';
import { libraryFolder } from './library.mjs';
import { LAST_METRICS_PORT, metricsPorts } from './ports.mjs';
import { StartupError } from './startup-error.mjs';
import * as read from './readers.mjs';

const A_CENTURY_S = 3_155_760_000;

const webAddress = read.address('http', 'https');

/** Every variable that `npm start` knows, and how it is read. README.md says what each is for. */
const VARIABLES = {
  NODE_ENV: read.oneOf('development', 'test', 'production'),
  LOG_LEVEL: read.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  PORT: read.wholeNumber(1, 65_535),
  HOST: read.hostName,
  SITE_URL: read.origin,
  BEREA_DATA_DIR: read.anyText,
  BEREA_DEV_PORT: read.wholeNumber(1, LAST_FIRST_PORT),
  BEREA_LIBRARY_DIR: read.anyText,
  BEREA_SWORD_PATH: read.anyText,
  STUDY_HEAP_MB: read.wholeNumber(200, 65_536),
  STUDY_WORK_AT_ONCE: read.wholeNumber(1, 16),
  DATABASE_URL: read.address('postgres', 'postgresql'),
  AUTH_DATABASE_URL: read.address('postgres', 'postgresql'),
  CONTENT_DATABASE_URL: read.address('postgres', 'postgresql'),
  STUDY_DATABASE_URL: read.address('postgres', 'postgresql'),
  DATABASE_PREPARED: read.yesOrNo,
  REDIS_URL: read.address('redis', 'rediss'),
  SUPABASE_URL: read.origin,
  SUPABASE_ANON_KEY: read.publicKey,
  SUPABASE_JWT_SECRET: read.secret(32),
  METRICS_PORT: read.wholeNumber(1, LAST_METRICS_PORT),
  METRICS_HOST: read.hostName,
  METRICS_TOKEN: read.secret(16),
  RATE_LIMIT_SCALE: read.numberAbove(0),
  QUOTA_NOTES: read.wholeNumber(1, 1_000_000),
  QUOTA_SERMONS: read.wholeNumber(1, 1_000_000),
  QUOTA_WRITING_MIB: read.wholeNumber(1, 1_000_000),
  QUOTA_CONVERSATIONS: read.wholeNumber(1, 1_000_000),
  QUOTA_CHAT_MIB: read.wholeNumber(1, 1_000_000),
  TRUST_PROXY: read.anyText,
  CORS_ORIGINS: read.origins,
  AUTH_MAIL_INTERVAL_S: read.wholeNumber(0, 86_400),
  AUTH_MAILS_PER_HOUR: read.wholeNumber(1, 1_000_000),
  AUTH_MAILS_PER_NETWORK: read.wholeNumber(1, 1_000_000),
  AUTH_MAILS_PER_NETWORK_CEILING: read.wholeNumber(1, 1_000_000),
  AUTH_LINK_PAGE: (text) => (text.trim() === 'off' ? 'off' : webAddress(text)),
  AUTH_SECURE_EMAIL_CHANGE: read.yesOrNo,
  AUTH_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: read.yesOrNo,
  AUTH_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: read.yesOrNo,
  AUTH_JWT_EXPIRY_S: read.wholeNumber(60, 86_400),
  AUTH_SESSION_LIFETIME_S: read.wholeNumber(60, A_CENTURY_S),
  AUTH_SESSION_INACTIVITY_S: read.wholeNumber(60, A_CENTURY_S),
  AUTH_SINGLE_SESSION: read.yesOrNo,
  AUTH_DISABLE_SIGNUP: read.yesOrNo,
  AUTH_AUTOCONFIRM: read.yesOrNo,
  AUTH_ANONYMOUS: read.yesOrNo,
  AUTH_PHONE_AUTOCONFIRM: read.yesOrNo,
  AUTH_MANUAL_LINKING: read.yesOrNo,
  AUTH_EXTRA_JWKS: read.publicKeys,
  ADDITIONAL_REDIRECT_URLS: read.anyText,
  SMTP_HOST: read.hostName,
  SMTP_PORT: read.wholeNumber(1, 65_535),
  SMTP_USER: read.anyText,
  SMTP_PASS: read.anyText,
  SMTP_FROM: read.mailSender,
  DONATION_URL: webAddress,
  COMMUNITY_URL: webAddress,
  SUPPORT_EMAIL: read.emailAddress,
  CRISIS_HELP: crisisHelp,
  ASSISTANT: read.oneOf('on', 'off'),
  OPENAI_API_KEY: read.secret(1),
  OPENAI_BASE_URL: webAddress,
  OPENAI_MODEL: read.anyText,
  OPENAI_TIMEOUT_S: read.wholeNumber(1, 120),
  OPENAI_DAILY_ANSWERS: read.wholeNumber(0, 1_000_000),
  SPLASH: read.yesOrNo,
  REMOTES_JSON: read.remotesJson,
};

const DEFAULTS = {
  NODE_ENV: 'development',
  LOG_LEVEL: 'info',
  PORT: 4000,
  HOST: '127.0.0.1',
  BEREA_DATA_DIR: '.data',
  METRICS_HOST: '127.0.0.1',
  STUDY_HEAP_MB: 256,
};

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
  for (const [name, reader] of Object.entries(VARIABLES)) {
    const text = source[name];
    if (!text?.trim()) continue;
    try {
      given[name] = reader(text);
    } catch (error) {
      problems.push(`${name} ${error.message}`);
    }
  }
  const set = (name) => Boolean(source[name]?.trim());
  problems.push(...RULES.filter(([broken]) => broken(set)).map(([, text]) => text));
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

/** What must hold between variables. */
const RULES = [
  [(set) => set('SUPABASE_URL') && !set('SUPABASE_ANON_KEY'), 'SUPABASE_URL is set without SUPABASE_ANON_KEY'],
  [(set) => set('SUPABASE_ANON_KEY') && !set('SUPABASE_URL'), 'SUPABASE_ANON_KEY is set without SUPABASE_URL'],
  [(set) => set('SUPABASE_JWT_SECRET') && !set('SUPABASE_URL'), 'SUPABASE_JWT_SECRET is set without SUPABASE_URL'],
  [(set) => set('SMTP_HOST') && !set('SMTP_FROM'), 'SMTP_HOST is set without SMTP_FROM'],
  [(set) => set('SMTP_USER') && !set('SMTP_PASS'), 'SMTP_USER is set without SMTP_PASS'],
  [(set) => set('SMTP_PASS') && !set('SMTP_USER'), 'SMTP_PASS is set without SMTP_USER'],
  ...['AUTH', 'CONTENT', 'STUDY'].map((name) => [
    (set) => set(`${name}_DATABASE_URL`) && !set('DATABASE_URL'),
    `${name}_DATABASE_URL is set without DATABASE_URL`,
  ]),
  ...['SMTP_PORT', 'SMTP_USER', 'SMTP_FROM'].map((name) => [
    (set) => set(name) && !set('SMTP_HOST'),
    `${name} is set without SMTP_HOST`,
  ]),
  ...['METRICS_HOST', 'METRICS_TOKEN'].map((name) => [
    (set) => set(name) && !set('METRICS_PORT'),
    `${name} is set without METRICS_PORT`,
  ]),
];

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
