import { fork } from 'node:child_process';
import fs from 'node:fs';
import { ApiError } from '@berea/server';
import { isShelfChanging, readShelfChange, readShelfLog, type ShelfAction, type ShelfChange } from '@berea/text-packs';

/** The exit code of the builder while another change is under way. */
const BUSY = 4;

const READ_ONLY =
  'Nothing can be changed here: this server has the library to read alone. Change it where the library is built.';
const NO_PROGRAM = 'Nothing can be changed here: the program that builds the library is not beside this service.';
const ENDED = 'It was ended before it was done. The library is as it was.';

/** Changes of the further works, each made by the builder's program: it goes on whatever becomes of this service. */
export class ShelfChanges {
  /**
   * @param folder of the library
   * @param program that builds it
   */
  constructor(
    private readonly folder: string,
    private readonly program: string,
  ) {}

  /** Why nothing can be changed here; null where it can. */
  impossible(): string | null {
    if (!fs.existsSync(this.program)) return NO_PROGRAM;
    try {
      fs.accessSync(this.folder, fs.constants.W_OK);
      return null;
    } catch {
      return READ_ONLY;
    }
  }

  /** The change that runs, or else the last one. */
  latest(): ShelfChange | undefined {
    const change = readShelfChange(this.folder);
    if (change?.state !== 'running' || isShelfChanging(this.folder)) return change;
    // It may have ended since it was read.
    const again = readShelfChange(this.folder);
    return again?.state === 'running' ? { ...again, state: 'failed', step: ENDED } : again;
  }

  log(most: number): ShelfChange[] {
    return readShelfLog(this.folder, most);
  }

  /**
   * Resolves once the change has begun.
   * @param by id of the operator
   * @throws ApiError 409 while another one is under way, or when nothing can be changed here
   */
  async begin(action: ShelfAction, work: string, by: string): Promise<void> {
    const problem = this.impossible();
    if (problem) throw new ApiError('shelf_fixed', { values: { problem } });
    const code = await new Promise<number | null>((resolve, reject) => {
      const child = fork(this.program, [action, work], {
        env: { ...process.env, BEREA_LIBRARY_DIR: this.folder, BEREA_OPERATOR: by },
        execArgv: [],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        detached: true,
      });
      child.once('message', () => {
        child.disconnect();
        child.unref();
        resolve(0);
      });
      child.once('exit', resolve);
      child.once('error', reject);
    });
    if (code === BUSY) throw new ApiError('shelf_busy');
    if (code !== 0) throw new Error(`The program that builds the library ended with ${code} before it began.`);
  }
}
