import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildLibrary, libraryFolder, libraryIsBuilt } from './library.mjs';
import { isAlive, processRecord } from './pid-file.mjs';
import { removeFolder, temporaryFolder, writeFile } from './temporary.mjs';

describe('libraryFolder', () => {
  it.each([
    [{}, '/clone/.data/library'],
    [{ BEREA_DATA_DIR: 'mine' }, '/clone/mine/library'],
    [{ BEREA_DATA_DIR: '/data' }, '/data/library'],
    [{ BEREA_DATA_DIR: '/data', BEREA_LIBRARY_DIR: 'books' }, '/clone/books'],
    [{ BEREA_DATA_DIR: ' ', BEREA_LIBRARY_DIR: '' }, '/clone/.data/library'],
  ])('with the environment %j, is %s', (environment, folder) => {
    expect(libraryFolder('/clone', environment)).toBe(folder);
  });
});

describe('the program that builds the library', () => {
  let root, logged, environment;
  /** Takes the place of the built program, which knows `args`, and `note` to leave something behind. */
  const program = (code) =>
    writeFile(
      root,
      'dist/study/build-library.mjs',
      `import fs from 'node:fs';
       const args = process.argv.slice(2);
       const note = (text) => fs.writeFileSync('noted', text);
       ${code}`,
    );
  const noted = () => fs.readFileSync(path.join(root, 'noted'), 'utf8');
  const launch = (more) => ({ root, log: (text) => logged.push(text), ...more });

  beforeEach(() => {
    environment = { ...process.env };
    root = temporaryFolder();
    logged = [];
  });
  afterEach(() => {
    process.env = environment;
    removeFolder(root);
  });

  it('is told where to build, and what it prints is logged', async () => {
    process.env = { ...environment, BEREA_DATA_DIR: 'mine', BEREA_LIBRARY_DIR: '', BEREA_SWORD_PATH: '/modules' };
    program(
      `console.log('fetching'); console.error('trouble');
       note([process.env.BEREA_LIBRARY_DIR, process.env.BEREA_SWORD_PATH, process.cwd(), ...args].join());`,
    );
    await buildLibrary(launch());
    expect(logged.sort()).toEqual(['fetching', 'trouble']);
    expect(noted()).toBe([path.join(root, 'mine/library'), '/modules', fs.realpathSync(root)].join());
  });

  it.each([
    ['fails', 'process.exitCode = 1;'],
    ['breaks', 'throw new Error("x");'],
    ['is killed', 'process.kill(process.pid, "SIGKILL");'],
  ])('when it %s, does not stop the start, and the failure is logged', async (_how, code) => {
    program(code);
    await buildLibrary(launch());
    expect(logged.at(-1)).toBe(
      'building the library failed: what there was of it stays. To retry, run: npm run library',
    );
  });

  it('when it is missing, does not stop the start, and counts as not built', async () => {
    await buildLibrary(launch());
    expect(logged.at(-1)).toMatch(/npm run library$/);
    expect(await libraryIsBuilt(launch())).toBe(false);
  });

  it('libraryIsBuilt runs it with --check alone, and is true when it exits with 0', async () => {
    program(`note(args.join()); process.exitCode = 3;`);
    expect(await libraryIsBuilt(launch())).toBe(false);
    expect(noted()).toBe('--check');
    program('');
    expect(await libraryIsBuilt(launch())).toBe(true);
    expect(logged).toEqual([]);
  });

  it('is killed when the start that runs it is aborted', async () => {
    program(`console.log('begun'); setInterval(() => {}, 1000);`);
    const start = new AbortController();
    let worker;
    const onStart = (pid) => {
      worker = processRecord(pid);
    };
    const log = () => start.abort(new Error('Ctrl+C'));
    await expect(buildLibrary({ root, log, signal: start.signal, onStart })).rejects.toThrow('Ctrl+C');
    expect(isAlive(worker)).toBe(false);
  });
});
