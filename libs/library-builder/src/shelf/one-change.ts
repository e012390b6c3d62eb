import fs from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { type ShelfChange, shelfChangeFile, shelfLogFile } from '@berea/text-packs';

const LOCK = '.shelf.lock';
/** How often the holder says that it lives. */
const BEAT_MS = 5_000;
/** A holder on another machine that is silent for so long is gone. */
const SILENT_MS = 60_000;

/** What is done, and who asked for it. */
export type AskedChange = Pick<ShelfChange, 'action' | 'work' | 'by'>;

/** Another change of this library is under way. */
export class BusyShelf extends Error {}

/**
 * Runs the one change of the library in `folder`, whoever asks for it: a command, a server, or one of several. Its state
 * is in a file beside the manifest while it runs and after it, and each end is written down.
 * @param run calls `say` with a line for people at each step
 * @throws BusyShelf when another one is under way
 */
export async function oneChange(
  folder: string,
  asked: AskedChange,
  log: (text: string) => void,
  run: (say: (text: string) => void) => Promise<void>,
): Promise<void> {
  const lock = path.join(folder, LOCK);
  fs.mkdirSync(folder, { recursive: true });
  take(lock);
  const beat = setInterval(() => fs.utimesSync(lock, new Date(), new Date()), BEAT_MS);
  const startedAt = new Date().toISOString();
  let step = '';
  const say = (text: string) => {
    step = text;
    log(text);
    write(folder, { ...asked, startedAt, state: 'running', step });
  };
  const end = (state: 'done' | 'failed') => {
    const change: ShelfChange = { ...asked, startedAt, endedAt: new Date().toISOString(), state, step };
    write(folder, change);
    fs.appendFileSync(shelfLogFile(folder), `${JSON.stringify(change)}\n`);
  };
  try {
    write(folder, { ...asked, startedAt, state: 'running', step });
    await run(say);
    end('done');
  } catch (error) {
    step = (error as Error).message;
    end('failed');
    throw error;
  } finally {
    clearInterval(beat);
    fs.rmSync(lock, { force: true });
  }
}

/** Whether a change is under way in `folder`. */
export const isChanging = (folder: string): boolean => isHeld(path.join(folder, LOCK));

function take(lock: string): void {
  if (!isHeld(lock)) fs.rmSync(lock, { force: true });
  try {
    fs.writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BusyShelf('Another change of the library is under way. Try again when it has ended.', { cause: error });
  }
}

/** Its holder lives: by its process on this machine, by its beat on another one. */
function isHeld(lock: string): boolean {
  const age = Date.now() - (fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  try {
    const { pid, host } = JSON.parse(fs.readFileSync(lock, 'utf8')) as { pid: number; host: string };
    if (host !== hostname()) return age < SILENT_MS;
    return process.kill(pid, 0);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // It may be of another user, or just being written.
    return code === 'EPERM' || (code !== 'ESRCH' && code !== 'ENOENT' && age < BEAT_MS);
  }
}

function write(folder: string, change: ShelfChange): void {
  const file = shelfChangeFile(folder);
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, JSON.stringify(change));
  fs.renameSync(unfinished, file);
}
