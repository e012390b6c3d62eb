import fs from 'node:fs';
import { hostname } from 'node:os';
import { isShelfChanging, type ShelfChange, shelfChangeFile, shelfLock, shelfLogFile } from '@berea/text-packs';

/** How often the holder says that it lives. */
const BEAT_MS = 5_000;
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
  const lock = shelfLock(folder);
  fs.mkdirSync(folder, { recursive: true });
  take(folder, lock);
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

function take(folder: string, lock: string): void {
  if (!isShelfChanging(folder)) fs.rmSync(lock, { force: true });
  try {
    fs.writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BusyShelf('Another change of the library is under way. Try again when it has ended.', { cause: error });
  }
}

function write(folder: string, change: ShelfChange): void {
  const file = shelfChangeFile(folder);
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, JSON.stringify(change));
  fs.renameSync(unfinished, file);
}
