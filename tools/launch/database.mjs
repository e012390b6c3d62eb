import fs from 'node:fs';
import path from 'node:path';
import { currentPlace, lastAside } from '../postgres/data-folder.mjs';
import { runCommand, tailOf } from './command.mjs';
import { migratedBy } from './migrated.mjs';
import { serviceLogin } from './service-logins.mjs';
import { otherSecrets } from './secrets.mjs';
import { codeIn, formatError, StartupError } from './startup-error.mjs';
import { entryIn, FATAL, shortForm } from './service-log.mjs';
import { migrationEnvironment } from './services.mjs';

/** Free megabytes below which nothing of users is saved, and below which nothing is written at all. */
const STORAGE = { low: 96, full: 40 };
const STORAGE_TOLD = {
  room: (free, place) => `There is room again: ${free} MB are free at ${place}, and everything is saved as before.`,
  low: (free, place) =>
    `The disk is nearly full: ${free} MB are free at ${place}. What is there can be read, and nothing more is saved until there are ${STORAGE.low + 4} MB.`,
  full: (free, place) =>
    `The disk is full: ${free} MB are free at ${place}. What is there can be read, and nobody can sign in or save until there is room.`,
};

const WRONG_PASSWORD = '28P01';

/**
 * Keeps the embedded Postgres alive.
 * @param {(text: string) => void} parts.tell says something to the operator
 * @returns {Promise<{ url: string, up: () => Promise<unknown>, first: boolean, pid: number }>} `up` resolves when it (again) accepts connections
 */
export async function supervisePostgres({ dataFolder, password, supervisor, lifetime, log, tell }) {
  const { startPostgres } = await import('../postgres/embedded.mjs');
  assertNotBetween(dataFolder);
  let postgres;
  let died;
  let gate = createGate();
  const launch = async () => {
    const exited = new Promise((resolve) => {
      died = resolve;
    });
    if (postgres) await postgres.restart();
    else {
      postgres = await startPostgres({
        folder: path.join(dataFolder, 'postgres'),
        password,
        log,
        signal: lifetime.signal,
        storage: { ...STORAGE, onChange: (state, free) => tell(STORAGE_TOLD[state](free, dataFolder)) },
        onDeath: (code) => {
          gate = createGate();
          died(code === null ? 'ended by a signal' : `exit code ${code}`);
        },
      });
    }
    gate.open();
    return { exited };
  };
  let starting;
  lifetime.atEnd(async (passed) => {
    await starting?.catch(() => {}); // it was told to give up, and ends what it began
    await postgres?.stop(Math.max(100, 2_700 - passed()));
  });
  await supervisor.supervise('Postgres', () => {
    starting = launch().catch((error) => {
      throw error.code === WRONG_PASSWORD ? otherSecrets(dataFolder) : error;
    });
    return starting;
  });
  return {
    url: postgres.url,
    first: postgres.first,
    up: () => gate.opened,
    get pid() {
      return postgres.pid;
    },
  };
}

/** A restore that was cut off between its two last steps leaves no database: a new one would look like a loss. */
function assertNotBetween(dataFolder) {
  const base = currentPlace(path.join(dataFolder, 'postgres'));
  const aside = lastAside(base);
  if (!aside || fs.existsSync(path.join(base, 'data'))) return;
  throw new StartupError(
    `A restore was cut off: the database from before is in ${aside}. Put it back by npm run operate -- restore --undo, or restore the backup again.`,
  );
}

/** Closed until it is opened; others wait at it. */
function createGate() {
  let open;
  const opened = new Promise((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/**
 * Runs the migrations of several services; each takes the database's lock while it works, and waits for a database that
 * does not answer yet. They are left out where the database says that they have been run. `log` gets each line that they
 * print.
 * @throws StartupError that says which failed, and why
 */
export async function migrate({ root, names, settings, secrets, databaseUrl, log, signal }) {
  const files = names.map((name) => path.join(root, 'dist', name, 'migrate.mjs'));
  const logins = names.map((name) => serviceLogin(name, { settings, secrets, databaseUrl }));
  const migrated = migratedBy({ databaseUrl, schemas: names, files, logins });
  if (await migrated.isNoted()) return;
  const { code, output } = await runCommand(
    process.execPath,
    [path.join(import.meta.dirname, 'run-migrations.mjs'), ...files],
    { cwd: root, env: migrationEnvironment({ names, settings, secrets, databaseUrl }), signal, onLine: log },
  );
  if (!code) return void (await migrated.note());
  const fatal = output
    .split('\n')
    .map(entryIn)
    .find((entry) => entry?.level >= FATAL);
  const reason = fatal ? `${fatal.service}: ${shortForm(fatal)}` : tailOf(output, 1);
  const disk = codeIn(reason);
  if (disk) throw new StartupError(formatError({ code: disk, message: '' }));
  throw new StartupError(`Preparing the database failed (${reason}).${remedy(settings)}`);
}

const remedy = ({ values }) =>
  values.DATABASE_URL ? ' Check DATABASE_URL: it is used in place of the embedded Postgres.' : '';
