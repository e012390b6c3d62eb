import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { dataFolder } from './data-folder.mjs';

/** An account that is in no group with us; it need not exist. */
const STRANGER = { uid: 64_999, gid: 64_999 };
/** Only root can give folders to another account, and only root needs to. */
const asRoot = (name, tests) => process.getuid() === 0 && describe(name, tests);

describe('the data folder of Postgres, started by an ordinary user', () => {
  it('is where it was asked for, closed to other accounts', () => {
    const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-data-'));
    const wanted = path.join(parent, 'postgres');
    expect(dataFolder(wanted, {})).toEqual({ base: wanted, moved: false });
    expect(fs.statSync(wanted).mode & 0o777).toBe(0o700);
    fs.rmSync(parent, { recursive: true });
  });
});

asRoot('the data folder of Postgres, started by root for another account', () => {
  let parent, bases;
  const locate = (wanted) => {
    const { base } = dataFolder(wanted, STRANGER);
    bases.add(base);
    return base;
  };
  beforeEach(() => {
    bases = new Set();
    parent = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-data-'));
  });
  afterEach(() => {
    for (const folder of [parent, ...bases]) fs.rmSync(folder, { recursive: true, force: true });
  });

  it('is where it was asked for, when the account can reach that place', () => {
    fs.chmodSync(parent, 0o711);
    const wanted = path.join(parent, 'postgres');
    expect(locate(wanted)).toBe(wanted);
    expect(fs.statSync(wanted)).toMatchObject(STRANGER);
  });

  it('is below /var/tmp, when the account cannot reach the place asked for: another one for each clone, the same at each start', () => {
    const [first, second] = ['a', 'b'].map((name) => path.join(parent, name, 'postgres'));
    expect(locate(first)).toMatch(/^\/var\/tmp\/berea-0-[0-9a-f]{16}$/);
    expect(fs.statSync(locate(first))).toMatchObject(STRANGER);
    expect(locate(first)).toBe(locate(first));
    expect(locate(second)).not.toBe(locate(first));
  });

  it('goes with a clone that is renamed, and is not shared with a copy of it', () => {
    const base = locate(path.join(parent, 'a/postgres'));
    fs.cpSync(path.join(parent, 'a'), path.join(parent, 'copy'), { recursive: true });
    fs.renameSync(path.join(parent, 'a'), path.join(parent, 'renamed'));
    expect(locate(path.join(parent, 'renamed/postgres'))).toBe(base);
    expect(locate(path.join(parent, 'copy/postgres'))).not.toBe(base);
  });

  it('is refused when it belongs to a third account', () => {
    const base = locate(path.join(parent, 'a/postgres'));
    fs.chownSync(base, 65_000, 65_000);
    expect(() => locate(path.join(parent, 'a/postgres'))).toThrow(/belongs to someone else/);
  });
});
