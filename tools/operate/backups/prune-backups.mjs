import fs from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../launch/startup-error.mjs';
import { momentOf } from './write-backup.mjs';

const DAY_MS = 86_400_000;
/** 1970-01-01 was a Thursday: weeks begin on Mondays. */
const MONDAY_DAYS = 3;

const dayOf = (moment) => Math.floor(moment.getTime() / DAY_MS);
const weekOf = (moment) => Math.floor((dayOf(moment) + MONDAY_DAYS) / 7);

/**
 * The backups to delete: all but the newest of each of the last days and of each of the last weeks that have one. The
 * newest of all always stays.
 * @param {string[]} names
 * @param {{ daily: number, weekly: number }} keep
 * @returns {string[]} oldest first; other names are left alone
 */
export function toPrune(names, { daily, weekly }) {
  const newestFirst = names.filter(momentOf).sort().reverse();
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [most, periodOf] of [
    [daily, dayOf],
    [weekly, weekOf],
  ]) {
    const last = new Map();
    for (const name of newestFirst) {
      const period = periodOf(momentOf(name));
      if (!last.has(period)) last.set(period, name);
    }
    for (const name of [...last.values()].slice(0, most)) kept.add(name);
  }
  return newestFirst.filter((name) => !kept.has(name)).reverse();
}

/** @returns {string} what was deleted @throws StartupError */
export function pruneBackups({ folder, daily, weekly }) {
  if (!fs.existsSync(folder)) throw new StartupError(`There is no folder ${folder}.`);
  const names = fs.readdirSync(folder);
  const gone = toPrune(names, { daily, weekly });
  for (const name of gone) fs.rmSync(path.join(folder, name), { recursive: true });
  const left = names.filter(momentOf).length - gone.length;
  return `${gone.length} backups were deleted from ${folder}, and ${left} are left.`;
}
