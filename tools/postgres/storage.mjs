import fs from 'node:fs';
import path from 'node:path';

/** How often the free space is looked at: space that is made is noticed, and writes go on, within a second. */
const EVERY_MS = 200;
const MEGABYTE = 1024 ** 2;
/** Megabytes that must be free again before more is written, beside the limit. */
const MORE = 4;
const FILE = 'berea-storage.conf';

/**
 * Settings of Postgres by stage. Below the first limit, services refuse users' writes (`berea.storage`, which
 * `Database` of libs/server reads); below the second, all writes are refused. The file is rewritten in place, so all
 * are equally long: on a full disk there is no room for a longer one.
 */
const TOLD = {
  room: ["berea.storage = 'room'", 'default_transaction_read_only = off'],
  low: ["berea.storage = 'low' ", 'default_transaction_read_only = off'],
  full: ["berea.storage = 'full'", 'default_transaction_read_only = on '],
};

/**
 * Lets a Postgres be read while its disk is full. It panics, and takes reads with it, when its log of writes cannot grow: so
 * writes are refused while there is still room for that.
 * @param {object} options
 * @param {string} options.data its data folder
 * @param {{ low: number, full: number }} options.limits in free megabytes
 * @param {{ uid?: number, gid?: number }} options.account that runs it
 * @param {() => void} options.reload lets it read its settings again
 * @param {(state: 'room' | 'low' | 'full', megabytes: number) => void} options.onChange
 * @returns {{ stop: () => void }}
 */
export function guardStorage({ data, limits, account, reload, onChange }) {
  const file = path.join(data, FILE);
  let state = stateOf(freeMegabytes(data), limits);
  write(file, state);
  if (account.uid !== undefined) fs.chownSync(file, account.uid, account.gid);
  include(data);
  if (state !== 'room') onChange(state, freeMegabytes(data));
  const look = () => {
    const free = freeMegabytes(data);
    const next = stateOf(free, limits, state);
    if (next === state) return;
    write(file, next);
    state = next;
    reload();
    onChange(state, free);
  };
  const looking = setInterval(() => {
    try {
      look();
    } catch {
      // A disk that cannot be read just now is looked at again.
    }
  }, EVERY_MS).unref();
  return { stop: () => clearInterval(looking) };
}

/** Whole megabytes that are free for users other than root. */
function freeMegabytes(folder) {
  const { bavail, bsize } = fs.statfsSync(folder);
  return Math.floor((bavail * bsize) / MEGABYTE);
}

/** @param {'room' | 'low' | 'full'} [before] which is left only when there is a little more than its limit */
export function stateOf(free, { low, full }, before = 'room') {
  if (free < full + (before === 'full' ? MORE : 0)) return 'full';
  return free < low + (before === 'room' ? 0 : MORE) ? 'low' : 'room';
}

function write(file, state) {
  const text = `# Written by Berea from the free space of the disk.\n${TOLD[state].join('\n')}\n`;
  const handle = fs.openSync(file, fs.existsSync(file) ? 'r+' : 'w', 0o600);
  try {
    fs.writeSync(handle, text, 0);
  } finally {
    fs.closeSync(handle);
  }
}

/** Once: data folders of before do not know the file yet. */
function include(data) {
  const settings = path.join(data, 'postgresql.conf');
  const line = `include_if_exists = '${FILE}'`;
  if (!fs.readFileSync(settings, 'utf8').includes(line)) fs.appendFileSync(settings, `\n${line}\n`);
}
