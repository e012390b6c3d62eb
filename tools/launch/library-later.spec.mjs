import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { completeLibrary } from './library-later.mjs';
import { removeFolder, temporaryFolder, writeFile } from './temporary.mjs';

let root, environment, happened;
beforeEach(() => {
  environment = process.env;
  root = temporaryFolder({
    // Finds nothing to do once all works are there.
    'dist/study/build-library.mjs': `import fs from 'node:fs';
      const { BEREA_LIBRARY_DIR: folder } = process.env;
      const all = fs.existsSync(folder + '/manifest.json') && fs.readFileSync(folder + '/manifest.json', 'utf8') === 'all';
      process.exitCode = all ? 0 : 3;`,
  });
  process.env = { ...environment, BEREA_LIBRARY_DIR: path.join(root, 'library') };
  happened = [];
});
afterEach(() => {
  process.env = environment;
  removeFolder(root);
});

const complete = ({ builds, answers = [], signal = new AbortController().signal }) =>
  completeLibrary(
    { root, signal, log: (text) => happened.push(text) },
    async () => {
      const works = builds.shift();
      if (works instanceof Error) throw works;
      happened.push('built');
      if (works) writeFile(root, 'library/manifest.json', works);
    },
    () => happened.push('new works'),
    {
      answers: async () => answers.shift(),
      wait: async (ms) => {
        happened.push(`waited ${ms / 60_000} min`);
        signal.throwIfAborted();
      },
    },
  );

it('completeLibrary, when the network comes back, builds at once what there is and the rest then', async () => {
  await complete({ builds: ['some', 'all'], answers: [false, true] });
  expect(happened).toEqual(['built', 'new works', 'waited 1 min', 'waited 1 min', 'built', 'new works']);
});

it('completeLibrary, when a build brings no new work, retries after a longer wait each time and restarts nothing', async () => {
  await complete({ builds: [null, null, 'all'], answers: [true, true] });
  expect(happened).toEqual(['built', 'waited 1 min', 'built', 'waited 2 min', 'built', 'new works']);
  expect(fs.readFileSync(path.join(root, 'library/manifest.json'), 'utf8')).toBe('all');
});

it('completeLibrary, when the product stops or a build throws, ends without a rejection', async () => {
  await complete({ builds: [null], signal: AbortSignal.abort() });
  expect(happened).toEqual(['built']);
  await complete({ builds: [new Error('the disk is gone')] });
  expect(happened.at(-1)).toContain('completing the library failed: the disk is gone');
});
