import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../free-ports.mjs';
import { migrate } from '../launch/database.mjs';
import { readSettings } from '../launch/environment.mjs';
import { processRecord } from '../launch/pid-file.mjs';
import { ensureSecrets } from '../launch/secrets.mjs';
import { removeFolder, temporaryFolder, writeFile } from '../launch/temporary.mjs';
import { startPostgres } from '../postgres/embedded.mjs';
import { buildInstallation, runOperate } from './installation.mjs';
import { operate } from './operate.mjs';

const { PATH, HOME } = process.env;
const NAMES = ['auth', 'study', 'content'];

/** The database of a running product of a test's own, and the commands on its backups. */
export async function startProductDatabase() {
  const root = await buildInstallation(NAMES);
  const place = temporaryFolder({ passphrase: 'grace and peace be multiplied\n' });
  fs.chmodSync(place, 0o711);
  const data = path.join(root, '.data');
  const environment = { PATH, HOME, PORT: String(await freePort()), BEREA_DATA_DIR: data };
  const settings = readSettings(environment, root);
  fs.mkdirSync(data, { mode: 0o711 });
  ensureSecrets(data);
  let postgres;
  const lock = () => path.join(data, 'launcher.lock');
  const product = {
    data,
    /** For what the test writes, with the file `passphrase`. */
    place,
    sealed: ['--passphrase-file', path.join(place, 'passphrase')],
    /** Starts it as its launcher would. */
    async start() {
      const { databasePassword } = ensureSecrets(data);
      postgres = await startPostgres({ folder: path.join(data, 'postgres'), password: databasePassword });
      const record = { ...processRecord(process.pid), address: settings.localUrl, ports: { auth: 1 } };
      writeFile(data, 'launcher.lock', JSON.stringify(record));
    },
    async stop() {
      fs.rmSync(lock(), { force: true });
      await postgres?.stop();
      postgres = undefined;
    },
    get url() {
      return postgres.url;
    },
    query: (text, values) => query(postgres.url, text, values),
    run: (words, more = {}) => runOperate(root, words, { ...environment, ...more }),
    /** As `run`, in this process: of many, most of the time would go into starting them. */
    operate: (words, more = {}) => operate({ root, environment: { ...environment, ...more }, words }),
    /** Works with what is in another data folder. */
    async inside(dataFolder, work) {
      const { databasePassword } = ensureSecrets(dataFolder);
      const other = await startPostgres({ folder: path.join(dataFolder, 'postgres'), password: databasePassword });
      try {
        return await work((text) => query(other.url, text));
      } finally {
        await other.stop();
      }
    },
    async end() {
      await product.stop();
      for (const folder of [root, place]) removeFolder(folder);
    },
  };
  await product.start();
  await migrate({
    root,
    names: NAMES,
    settings,
    secrets: ensureSecrets(data),
    databaseUrl: postgres.url,
    log: () => {},
  });
  return product;
}

async function query(url, text, values) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
