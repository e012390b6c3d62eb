import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { removeFolder, temporaryFolder } from '../../launch/temporary.mjs';
import { pruneBackups, toPrune } from './prune-backups.mjs';

const names = (...days) => days.map((day) => `berea-202611${day}Z`);
// 2026-11-02 is a Monday.
const ALL = names('01T030000', '02T030000', '08T030000', '09T030000', '10T030000', '10T120000', '11T030000');

describe('prune', () => {
  it.each([
    ['days', { daily: 2, weekly: 0 }, names('10T120000', '11T030000')],
    ['weeks, which begin on Mondays', { daily: 0, weekly: 3 }, names('01T030000', '08T030000', '11T030000')],
    ['both', { daily: 3, weekly: 2 }, names('08T030000', '09T030000', '10T120000', '11T030000')],
    ['the newest at least', { daily: 0, weekly: 0 }, names('11T030000')],
    [
      'what there is',
      { daily: 99, weekly: 99 },
      names('01T030000', '02T030000', '08T030000', '09T030000', '10T120000', '11T030000'),
    ],
  ])('keeps the last of each of the newest %s', (_what, keep, kept) => {
    const gone = toPrune([...ALL].reverse(), keep);
    expect(ALL.filter((name) => !gone.includes(name))).toEqual(kept);
  });

  it('deletes whole backups, and nothing that is none', () => {
    const others = ['berea-20261101T030000Z.unfinished', 'berea-notes', '.backup.lock', 'berea-2026'];
    const folder = temporaryFolder(
      Object.fromEntries([...ALL, ...others].map((name) => [`${name}/manifest.json`, '{}'])),
    );
    try {
      expect(pruneBackups({ folder, daily: 1, weekly: 0 })).toBe(
        `6 backups were deleted from ${folder}, and 1 are left.`,
      );
      expect(fs.readdirSync(folder).sort()).toEqual([...others, ALL.at(-1)].sort());
      expect(fs.existsSync(path.join(folder, ALL.at(-1), 'manifest.json'))).toBe(true);
    } finally {
      removeFolder(folder);
    }
  });
});
