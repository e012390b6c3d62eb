import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';

/** A small disk of the test's own, or undefined where none can be had. @throws Error in CI as root, where it must run */
export function mountSmallDisk(): string | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-disk-'));
  const said = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=192m,mode=755', 'tmpfs', folder], { encoding: 'utf8' });
  if (said.status === 0) return folder;
  fs.rmdirSync(folder);
  const why = said.error?.message ?? said.stderr.trim();
  if (process.env['CI'] && process.getuid?.() === 0) throw new Error(`A full disk must be tried here: ${why}`);
  process.stderr.write(`NOT RUN: Postgres on a full disk, since no small disk could be mounted (${why}).\n`);
  return undefined;
}

export function unmount(folder: string): void {
  spawnSync('umount', [folder]);
  fs.rmdirSync(folder);
}

/** Takes what is left of the disk. */
export function fill(ballast: string): void {
  const file = fs.openSync(ballast, 'a');
  try {
    for (const size of [1 << 20, 1 << 12]) {
      try {
        for (;;) fs.writeSync(file, Buffer.alloc(size));
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' });
      }
    }
  } finally {
    fs.closeSync(file);
  }
}
