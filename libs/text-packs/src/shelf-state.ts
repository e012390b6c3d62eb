import fs from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

export const SHELF_ACTIONS = ['add', 'remove', 'restore', 'rebuild'] as const;
export type ShelfAction = (typeof SHELF_ACTIONS)[number];

/** A change of the library's further works: the one that runs, or one that has ended. */
export interface ShelfChange {
  readonly action: ShelfAction | 'build';
  /** Id of the work; empty for a build of the whole library. */
  readonly work: string;
  /** Id of the operator; empty for the command line. */
  readonly by: string;
  readonly startedAt: string;
  readonly endedAt?: string;
  readonly state: 'running' | 'done' | 'failed';
  /** The last line for people; why it failed. */
  readonly step: string;
}

/** The change that runs in this library, or else the last one. */
export const shelfChangeFile = (folder: string): string => path.join(folder, 'shelf-change.json');

/** Every change that has ended, one a line, the latest last. */
export const shelfLogFile = (folder: string): string => path.join(folder, 'shelf-log.jsonl');

/** Where the files of a removed work are, so that it can be restored. */
export const removedFolder = (folder: string, id: string): string => path.join(folder, 'sources', 'removed', id);

/** The change that runs in this library, or else the last one. */
export function readShelfChange(folder: string): ShelfChange | undefined {
  try {
    return JSON.parse(fs.readFileSync(shelfChangeFile(folder), 'utf8')) as ShelfChange;
  } catch {
    return undefined;
  }
}

/** The latest changes that have ended, the last one first. A line that was cut short by a full disk is left out. */
export function readShelfLog(folder: string, most: number): ShelfChange[] {
  const file = shelfLogFile(folder);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return lines
    .filter((line) => line.endsWith('}'))
    .slice(-most)
    .reverse()
    .map((line) => JSON.parse(line) as ShelfChange);
}

/** The file of whoever changes the library; its age says when its holder last lived. */
export const shelfLock = (folder: string): string => path.join(folder, '.shelf.lock');

/** A holder on another machine that is silent for so long is gone. */
const SILENT_MS = 60_000;
/** So long a lock may be without its words. */
const BEING_WRITTEN_MS = 5_000;

/** Whether a change is under way: its holder lives, by its process on this machine, by its beat on another one. */
export function isShelfChanging(folder: string): boolean {
  const lock = shelfLock(folder);
  const age = Date.now() - (fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  try {
    const { pid, host } = JSON.parse(fs.readFileSync(lock, 'utf8')) as { pid: number; host: string };
    if (host !== hostname()) return age < SILENT_MS;
    return process.kill(pid, 0);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Its process may be of another user.
    return code === 'EPERM' || (code !== 'ESRCH' && code !== 'ENOENT' && age < BEING_WRITTEN_MS);
  }
}
