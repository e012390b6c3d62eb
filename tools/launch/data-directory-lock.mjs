import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isMarkOf, leftBehind, markOf } from '../postgres/data-folder.mjs';
import { assertWritable } from './disk.mjs';
import { isAlive, readLock, tryLock } from './pid-file.mjs';
import { StartupError } from './startup-error.mjs';

const STOPPING_MS = 5_000;
const LEFTOVER_MS = 2_500;

const lockOf = (dataFolder) => path.join(dataFolder, 'launcher.lock');

/** Whether a lock in the data folder was written there. In a copy of a folder in use it speaks of the other one. */
const isOfFolder = ({ folder }, dataFolder) => !folder || isMarkOf(folder, dataFolder);

/** The launcher that runs with this data folder, or null. */
export function runningLauncher({ dataFolder }) {
  const holder = readLock(lockOf(dataFolder));
  return holder && isAlive(holder) && isOfFolder(holder, dataFolder) ? holder : null;
}

/**
 * Makes the data folder ours for as long as we run: two launchers on one would end each other's Postgres.
 * Waits for processes that a killed launcher left behind there.
 * @param {{ dataFolder: string, address: string, port: number, log: (text: string) => void, signal: AbortSignal }} options
 * @returns {Promise<{ update: (facts: object) => void, release: () => void }>}
 * @throws StartupError when another launcher runs there
 */
export async function lockDataDirectory({ dataFolder, address, port, log, signal }) {
  assertWritable(dataFolder);
  fs.mkdirSync(dataFolder, { recursive: true });
  close(dataFolder);
  const folder = { path: dataFolder, ...markOf(dataFolder) };
  const holds = (note) => isAlive(note) && isOfFolder(note, dataFolder);
  for (const end = Date.now() + STOPPING_MS; ; await delay(100, undefined, { signal })) {
    const lock = tryLock(lockOf(dataFolder), { address, folder }, holds);
    if (lock.taken) {
      const { previous } = lock;
      // The processes that a copied lock names are those of the other folder.
      if (previous && !isOfFolder(previous, dataFolder)) tellOfCopy(dataFolder, previous, log);
      else await endOrphans(previous?.parts ?? [], signal);
      return lock;
    }
    const { holder } = lock;
    if (!(holder.stopping || holder.unfinished) || Date.now() > end) {
      throw new StartupError(
        `Berea already runs at ${holder.address} with the data folder ${dataFolder} (process ${holder.pid}). Stop that one, or give this one a port and a folder of its own: PORT=${port + 1} BEREA_DATA_DIR=.data/${port + 1} npm start`,
      );
    }
  }
}

function tellOfCopy(dataFolder, { folder, address }, log) {
  const base = leftBehind(path.join(dataFolder, 'postgres'));
  const database = base
    ? `Its database was not copied, since it lies in ${base}: this one begins with an empty database.`
    : 'A database that is copied while it runs may be inconsistent: if anything is missing here, stop the other one and copy it again.';
  log(
    `${dataFolder} is a copy of ${folder.path}, made while Berea ran with it (at ${address}). From now on it is a data folder of its own. ${database}`,
  );
}

/** No other account may list the folder. As root, the account that runs Postgres must be able to pass through it. */
function close(dataFolder) {
  const names = fs.readdirSync(dataFolder);
  // The library may have been built before the first start.
  const isNew = names.every((name) => name === 'library');
  const ours = isNew || names.includes('launcher.lock') || names.includes('secrets.json');
  if (ours && fs.statSync(dataFolder).uid === process.getuid()) {
    fs.chmodSync(dataFolder, process.getuid() === 0 ? 0o711 : 0o700);
  }
}

/** Services end by themselves when their launcher is gone; one that hangs is helped. */
async function endOrphans(parts, signal) {
  for (const end = Date.now() + LEFTOVER_MS; parts.some(isAlive); await delay(50, undefined, { signal })) {
    if (Date.now() < end) continue;
    for (const part of parts.filter(isAlive)) process.kill(part.pid, 'SIGKILL');
  }
}
