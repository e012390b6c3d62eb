import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The start of a process, which tells it from a later one with the same number. Numbers are used again, quickly so in
 * containers, and a note of a dead process must not be taken for a living one.
 * @param {number} pid
 * @returns {string | null} null when there is no such process
 */
export function identityOf(pid) {
  if (!Number.isSafeInteger(pid) || pid < 1) return null;
  try {
    if (process.platform === 'linux') return linuxIdentity(pid);
    const begun = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return begun || null;
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(error.code) || error.status === 1) return null;
    throw error;
  }
}

function linuxIdentity(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may hold anything; the others follow the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  if (state === 'Z' || state === 'X') return null;
  return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
}

/** Identity of process `pid`, so that `isAlive` can judge it later, from another process. */
export const processRecord = (pid) => ({ pid, identity: identityOf(pid) });

/** Whether the very process that was recorded still runs. */
export const isAlive = (record) => Boolean(record?.identity) && identityOf(record.pid) === record.identity;

/** A lock file is empty for a moment while it is made. */
const BEING_WRITTEN_MS = 2_000;

/**
 * Takes the lock `file` for this process, also from a holder that is dead. (`proper-lockfile` judges by a date that the
 * holder renews: after kill -9 it would keep the next start waiting, and it would take the lock from a launcher that sleeps.)
 * @param {string} file
 * @param {object} [facts] more to write into it, for those who find it taken
 * @param {(holder: object) => boolean} [holds] whether the writer of the lock holds it still
 * @returns {{ taken: true, previous: object | null, update: (facts: object) => void, release: () => void } | { taken: false, holder: object }}
 *   `previous` is what a dead holder had written
 */
export function tryLock(file, facts = {}, holds = isAlive) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (let previous = null; ;) {
    let content = { ...processRecord(process.pid), ...facts };
    try {
      fs.writeFileSync(file, JSON.stringify(content), { flag: 'wx', mode: 0o600 });
      const update = (more) => {
        content = { ...content, ...more };
        replace(file, content);
      };
      return { taken: true, previous, update, release: () => fs.rmSync(file, { force: true }) };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = readLock(file);
    if (holder && (holder.unfinished || holds(holder))) return { taken: false, holder };
    if (holder) previous = removeStale(file, holds) ?? previous;
  }
}

/** Content of the lock; null when there is none. */
export function readLock(file) {
  try {
    const age = Date.now() - fs.statSync(file).mtimeMs;
    const text = fs.readFileSync(file, 'utf8');
    return text ? JSON.parse(text) : { unfinished: age < BEING_WRITTEN_MS };
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function removeStale(file, holds) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
  const moved = readLock(aside);
  // Another process may have taken the lock between our look and our rename: give it back.
  if (moved && holds(moved)) fs.copyFileSync(aside, file, fs.constants.COPYFILE_EXCL);
  fs.rmSync(aside, { force: true });
  return moved;
}

function replace(file, content) {
  const next = `${file}.${process.pid}.next`;
  fs.writeFileSync(next, JSON.stringify(content), { mode: 0o600 });
  fs.renameSync(next, file);
}

/**
 * Runs `work(lock)` while holding the lock, after its present holder is done.
 * @param {string} file
 * @param {{ onWait: (holder: object) => void, signal?: AbortSignal }} options `onWait` is called once
 */
export async function withLock(file, { onWait, signal }, work) {
  for (let told = false; ;) {
    const lock = tryLock(file);
    if (lock.taken) {
      try {
        return await work(lock);
      } finally {
        lock.release();
      }
    }
    if (!told) onWait(lock.holder);
    told = true;
    await delay(300, undefined, { signal });
  }
}
