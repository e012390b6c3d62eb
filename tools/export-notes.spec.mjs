import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { removeFolder, temporaryFolder } from './launch/temporary.mjs';

const run = (words, cwd) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'export-notes.mjs'), ...words], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, INIT_CWD: cwd },
    encoding: 'utf8',
  });

it('npm run notes:export writes all files below the named folder, which it makes where npm was called', () => {
  const folder = temporaryFolder();
  try {
    const { status, stdout } = run(['out/berea'], folder);
    expect(status).toBe(0);
    const files = fs
      .readdirSync(path.join(folder, 'out/berea'), { recursive: true })
      .filter((file) => /\.md$/.test(file));
    expect(stdout).toBe(`${files.length} files are in ${path.join(folder, 'out/berea')}\n`);
    expect(files).toContain(path.join('answers', 'prayer.md'));
    expect(files).toContain(path.join('passages', 'matthew.md'));
  } finally {
    removeFolder(folder);
  }
});

it.each([[[]], [['one', 'two']]])('npm run notes:export with the words %j says what it needs', (words) => {
  const { status, stderr } = run(words, import.meta.dirname);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Name the folder .* npm run notes:export -- /)]);
});
