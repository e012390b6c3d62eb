import fs from 'node:fs';
import path from 'node:path';
import { OWN, StartupError } from './startup-error.mjs';

const MEGABYTE = 1024 ** 2;

/**
 * Refuses to begin what would fill the disk.
 * @param {string} folder where it will be written; need not exist yet
 * @param {number} megabytes how much must be free
 * @throws StartupError
 */
export function assertRoom(folder, megabytes) {
  const place = existingPart(folder);
  const free = freeMegabytes(place);
  if (free >= megabytes) return;
  throw new StartupError(
    `The disk is nearly full: ${free} MB are free at ${place}, and Berea needs ${megabytes} MB. Free some space, then start again.`,
  );
}

/** Whole megabytes that this account may still write into `folder`, which need not exist yet. */
export function freeMegabytes(folder) {
  const { bavail, bsize } = fs.statfsSync(existingPart(folder));
  return Math.floor((bavail * bsize) / MEGABYTE);
}

/** @throws StartupError when this account may not write into `folder` (or make it) */
export function assertWritable(folder) {
  const place = existingPart(folder);
  try {
    fs.accessSync(place, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    if (error.code === 'EROFS') throw error;
    throw new StartupError(`This account may not write into ${place}. ${OWN}`);
  }
  if (!fs.statSync(place).isDirectory()) throw new StartupError(`${place} is in the way: it is not a folder.`);
}

/** `folder` itself, or the nearest folder above it that exists. */
function existingPart(folder) {
  for (let place = path.resolve(folder); ; place = path.dirname(place)) {
    if (fs.existsSync(place) || place === path.dirname(place)) return place;
  }
}
