import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isAlive, processRecord, readLock, tryLock, withLock } from './pid-file.mjs';
import { removeFolder, temporaryFolder } from './temporary.mjs';

describe('a lock file with the pid of its holder', () => {
  let folder, file;
  beforeEach(() => {
    folder = temporaryFolder();
    file = path.join(folder, 'deep/start.lock');
  });
  afterEach(() => removeFolder(folder));

  it('is held by one process, which can add facts about itself until it releases the lock', () => {
    const lock = tryLock(file, { address: 'here' });
    lock.update({ worker: 7 });
    expect(tryLock(file)).toMatchObject({ taken: false, holder: { pid: process.pid, address: 'here', worker: 7 } });
    lock.release();
    expect(fs.existsSync(file)).toBe(false);
    expect(tryLock(file).taken).toBe(true);
  });

  it('of a process that has died, passes to the next one together with the facts of the former', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    const note = processRecord(child.pid);
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, JSON.stringify({ ...note, worker: 8 }));
    expect(tryLock(file).taken).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(note)).toBe(false);
    expect(tryLock(file)).toMatchObject({ taken: true, previous: { worker: 8 } });
    expect(readLock(file).pid).toBe(process.pid);
  });

  it('of a dead process whose pid another program has now, passes to the next one', () => {
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, JSON.stringify({ pid: process.pid, identity: 'of long ago' }));
    expect(tryLock(file).taken).toBe(true);
  });

  it('that is empty, is not taken while it is new, and is taken when it was left so', () => {
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, '');
    expect(tryLock(file).taken).toBe(false);
    fs.utimesSync(file, 1, 1);
    expect(tryLock(file).taken).toBe(true);
  });

  it('makes a second withLock wait, and is released when the work of the first fails', async () => {
    const order = [];
    let waited;
    const waiting = new Promise((resolve) => {
      waited = resolve;
    });
    const first = withLock(file, {}, async () => {
      await waiting;
      order.push('first');
      throw new Error('failed');
    });
    const second = withLock(file, { onWait: waited }, async () => order.push('second'));
    await expect(first).rejects.toThrow('failed');
    await second;
    expect(order).toEqual(['first', 'second']);
  });
});
