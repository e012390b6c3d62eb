import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockDataDirectory, runningLauncher } from './data-directory-lock.mjs';
import { isAlive, processRecord } from './pid-file.mjs';
import { removeFolder, temporaryFolder } from './temporary.mjs';

describe('lockDataDirectory', () => {
  let folder, children;
  let logged;
  const lock = (name = '.data') =>
    lockDataDirectory({
      dataFolder: path.join(folder, name),
      address: 'http://here',
      port: 4000,
      log: (text) => logged.push(text),
      signal: new AbortController().signal,
    });
  const lockFile = () => path.join(folder, '.data/launcher.lock');
  const process_ = async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    children.push(child);
    await once(child, 'spawn');
    return child;
  };

  beforeEach(() => {
    folder = temporaryFolder();
    children = [];
    logged = [];
  });
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    removeFolder(folder);
  });

  it('closes the data folder to other accounts', async () => {
    await lock();
    // As root, the account that runs Postgres passes through, but cannot list.
    expect(fs.statSync(path.join(folder, '.data')).mode & 0o777).toBe(process.getuid() ? 0o700 : 0o711);
  });

  it('closes a data folder that holds the library alone, but not one that holds foreign files', async () => {
    const mode = () => fs.statSync(path.join(folder, '.data')).mode & 0o777;
    fs.mkdirSync(path.join(folder, '.data/library'), { recursive: true, mode: 0o755 });
    (await lock()).release();
    expect(mode()).toBe(process.getuid() ? 0o700 : 0o711);
    fs.writeFileSync(path.join(folder, '.data/holiday.jpg'), '');
    fs.chmodSync(path.join(folder, '.data'), 0o755);
    await lock();
    expect(mode()).toBe(0o755);
  });

  it('refuses a second launcher on the same data folder, and says with which variables one can run', async () => {
    await lock();
    await expect(lock()).rejects.toThrow(
      /already runs at http:\/\/here .* PORT=4001 BEREA_DATA_DIR=\.data\/4001 npm start/,
    );
  });

  it('waits for a launcher that is stopping, then takes the lock', async () => {
    const first = await lock();
    first.update({ stopping: true });
    const second = lock();
    first.release();
    await expect(second).resolves.toMatchObject({ taken: true });
  });

  it('on a copy of a data folder in use, takes the lock, logs that it is a copy, and leaves the original and its services alone', async () => {
    const service = await process_();
    const original = await lock();
    original.update({ parts: [processRecord(service.pid)] });
    fs.cpSync(path.join(folder, '.data'), path.join(folder, 'copy'), { recursive: true, preserveTimestamps: true });
    expect(runningLauncher({ dataFolder: path.join(folder, 'copy') })).toBeNull();
    await expect(lock('copy')).resolves.toMatchObject({ taken: true });
    expect(logged).toEqual([expect.stringMatching(/copy is a copy of .*\.data, made while Berea ran .*inconsistent/)]);
    expect(isAlive(processRecord(service.pid))).toBe(true);
    for (const name of ['copy', '.data']) {
      expect(runningLauncher({ dataFolder: path.join(folder, name) })).toMatchObject({ pid: process.pid });
      await expect(lock(name)).rejects.toThrow(/already runs/);
    }
  });

  it('on a data folder that was renamed while in use, still refuses a second launcher', async () => {
    await lock();
    fs.renameSync(path.join(folder, '.data'), path.join(folder, 'renamed'));
    await expect(lock('renamed')).rejects.toThrow(/already runs/);
  });

  it('ends the services that a killed launcher left behind', async () => {
    const [launcher, service] = [await process_(), await process_()];
    const parts = [processRecord(service.pid)];
    fs.mkdirSync(path.dirname(lockFile()));
    fs.writeFileSync(lockFile(), JSON.stringify({ ...processRecord(launcher.pid), parts }));
    launcher.kill('SIGKILL');
    await once(launcher, 'exit');
    await lock();
    expect(isAlive(parts[0])).toBe(false);
  });
});
