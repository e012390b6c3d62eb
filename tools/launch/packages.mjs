import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand, tailOf } from './command.mjs';
import { assertRoom, assertWritable } from './disk.mjs';
import { codeIn, formatError, StartupError } from './startup-error.mjs';
import { withProgress } from './logger.mjs';

const ROOM_MB = 1_000;
const UNFINISHED = 'unfinished';

/** Whether the packages of package-lock.json are all there; only looks. */
export function packagesMatch(root) {
  const stamp = readIf(stampFile(root));
  return stamp ? stamp === wantedStamp(root) : matchesHiddenLock(root);
}

/** Whether they are all there, and notes it, so that the next answer takes no time. */
export function packagesAreInstalled(root) {
  if (!packagesMatch(root)) return false;
  if (readIf(stampFile(root))) return true;
  // Someone ran npm himself. If we may not leave a stamp, the comparison is made again next time.
  if (mayWrite(path.join(root, 'node_modules'))) fs.writeFileSync(stampFile(root), wantedStamp(root));
  return true;
}

/**
 * Installs what package-lock.json says, tools for building included (also under NODE_ENV=production).
 * @param {{ root: string, log: (text: string) => void, signal?: AbortSignal, onStart?: (pid: number) => void }} launch
 * @throws StartupError
 */
export async function installPackages({ root, log, signal, onStart }) {
  const modules = path.join(root, 'node_modules');
  assertWritable(root);
  assertWritable(modules);
  if (!fs.existsSync(modules)) assertRoom(root, ROOM_MB);
  else fs.writeFileSync(stampFile(root), UNFINISHED); // an interrupted install must not pass for a finished one
  const npm = async (...args) => {
    const [command, first] = npmCommand();
    const all = [...first, ...args, ...COMMON, ...cacheArguments()];
    return withProgress(log, 'still installing packages', () =>
      runCommand(command, all, { cwd: root, env: process.env, signal, onStart }),
    );
  };
  let outcome = await npm('ci').catch(refuseMissingNpm);
  // It begins by removing everything, which a folder that somebody holds open can refuse; `npm install` changes it in place.
  if (outcome.code && IN_THE_WAY.test(outcome.output) && !knownProblem(outcome.output)) {
    log('npm ci failed to empty node_modules; retrying with npm install');
    outcome = await npm('install', '--no-save').catch(refuseMissingNpm);
  }
  if (outcome.code) throw installProblem(outcome.output, log);
  fs.writeFileSync(stampFile(root), wantedStamp(root));
}

const COMMON = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
const stampFile = (root) => path.join(root, 'node_modules', '.berea-lock');
const readIf = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null);

/** Packages hold programs for one platform, so the stamp names it. */
function wantedStamp(root) {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${os.platform()}-${os.arch()}`;
}

/** npm notes in a hidden lock, at the end of each install, what node_modules holds. */
function matchesHiddenLock(root) {
  const hidden = readIf(path.join(root, 'node_modules', '.package-lock.json'));
  if (!hidden) return false;
  const { packages: installed } = JSON.parse(hidden);
  const { packages: wanted } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(wanted).every(([place, { version, optional, link }]) => {
    if (!place || link) return true;
    return installed[place] ? installed[place].version === version : optional;
  });
}

const mayWrite = (folder) => {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** The npm that runs us, else the one on the PATH. */
export function npmCommand() {
  const script = process.env.npm_execpath;
  return script && /npm-cli\.c?js$/.test(script) && fs.existsSync(script) ? [process.execPath, [script]] : ['npm', []];
}

/**
 * npm keeps downloads in the home folder; an account without one (a system account, many containers) gets a place of
 * its own.
 */
export function cacheArguments() {
  const home = process.env.npm_config_cache ?? path.join(os.homedir(), '.npm');
  try {
    fs.mkdirSync(home, { recursive: true });
    fs.accessSync(home, fs.constants.W_OK);
    return [];
  } catch {
    return [`--cache=${path.join(os.tmpdir(), `berea-npm-${os.userInfo().uid}`)}`];
  }
}

function refuseMissingNpm(error) {
  if (error.code !== 'ENOENT') throw error;
  throw new StartupError('npm was not found. Install Node 20.19 or newer together with npm, then run: npm start');
}

const OFFLINE = /\b(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/;
const IN_THE_WAY = /\b(ENOTEMPTY|EBUSY|EEXIST)\b/;
const OTHER_CONTENT = /\bEINTEGRITY\b|integrity checksum failed/;
const OUT_OF_STEP = /can only install packages when|\bEUSAGE\b/;

function installProblem(output, log) {
  const known = knownProblem(output);
  if (known) return new StartupError(known);
  log(tailOf(output));
  return new StartupError('Installing the packages failed; what npm said stands above.');
}

/**
 * A problem that has no way round, in a sentence with the remedy. Above all nothing is installed that the lock file
 * does not pin: a package with another content, or versions that would be chosen again.
 */
function knownProblem(output) {
  if (OTHER_CONTENT.test(output)) {
    return 'A package was rejected: it is not the one that package-lock.json pins (EINTEGRITY), so nothing of it was used. Empty npm’s cache (npm cache clean --force) and start again. If it happens again, do not go on: the registry, or somebody on the way, serves something else.';
  }
  if (OUT_OF_STEP.test(output)) {
    return 'Installing the packages failed: package-lock.json does not fit package.json. Take both from the repository again (git checkout -- package.json package-lock.json); after a change of your own, run: npm install';
  }
  const code = codeIn(output);
  if (code) return `Installing the packages failed. ${formatError({ code, message: '' })}`;
  const offline = OFFLINE.exec(output)?.[1];
  return (
    offline &&
    `Downloading the packages failed: npm's registry is unavailable (${offline}). Check the network, then start again.`
  );
}
