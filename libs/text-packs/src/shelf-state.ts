import fs from 'node:fs';
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

/** The latest changes that have ended, the last one first. */
export function readShelfLog(folder: string, most: number): ShelfChange[] {
  const file = shelfLogFile(folder);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines
    .slice(-most)
    .reverse()
    .map((line) => JSON.parse(line) as ShelfChange);
}
