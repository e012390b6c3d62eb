import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHeartbeat, startService, WATCH } from './service-process.mjs';
import { removeFolder, temporaryFolder, writeFile } from './temporary.mjs';

describe('createHeartbeat', () => {
  const watch = (misses) => {
    let hangs = 0;
    const heartbeat = createHeartbeat({ misses, onHang: () => (hangs += 1) });
    const look = (times) => {
      for (let looks = 0; looks < times; looks += 1) heartbeat.look();
      return hangs;
    };
    return { ...heartbeat, look };
  };

  it('reports a process as hanging once, after the given number of missed heartbeats', () => {
    const { alive, look } = watch(30);
    alive();
    expect(look(29)).toBe(0);
    expect(look(1)).toBe(1);
    expect(look(40)).toBe(1);
  });

  it('starts counting again with each heartbeat', () => {
    const { alive, look } = watch(3);
    for (let signs = 0; signs < 5; signs += 1) {
      alive();
      expect(look(2)).toBe(0);
    }
  });

  it('counts from the start of a process on, before its first heartbeat', () => {
    expect(watch(3).look(2)).toBe(0);
    expect(watch(3).look(3)).toBe(1);
  });

  it('ends what hangs within 40 s, its restart included', () => {
    expect(WATCH.everyMs * WATCH.misses).toBe(30_000);
  });
});

describe('a service that the launcher starts', () => {
  const FOREVER = 'for (;;) {}';
  const READY = 'process.send({ ready: true, port: 1 });';
  let folder, service;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    service.kill('SIGKILL');
    await service.exited;
    removeFolder(folder);
  });
  const start = (script, watch) => {
    const file = writeFile(folder, 'main.mjs', script);
    service = startService({ name: 'study', file, env: {}, logFolder: folder, log: () => {}, watch });
    return service;
  };

  it.each([
    ['at once', FOREVER],
    ['while it loads what it needs', `await import('node:zlib'); ${FOREVER}`],
    ['stopped before its first word', `process.kill(process.pid, 'SIGSTOP');`],
    ['a turn after its first sign of life', `setImmediate(() => { ${FOREVER} });`],
    ['a second after its start', `setTimeout(() => { ${FOREVER} }, 1_000);`],
  ])('is killed when it hangs %s, before it is ready', async (_when, script) => {
    const { ready, exited } = start(script, { everyMs: 50, misses: 40 });
    await expect(ready).rejects.toMatchObject({ message: expect.stringMatching(/^unresponsive/), final: false });
    expect(await exited).toMatch(/^unresponsive/);
  });

  it.each([
    ['as soon as it is ready', `${READY} setImmediate(() => { ${FOREVER} });`],
    ['later', `${READY} setTimeout(() => { ${FOREVER} }, 2_500);`],
  ])('is killed when it hangs %s', async (_when, script) => {
    const { ready, exited } = start(script, { everyMs: 50, misses: 40 });
    await ready;
    expect(await exited).toMatch(/^unresponsive/);
  });

  it('lives while it takes long to start, as long as its event loop turns', async () => {
    // More looks than a hang is given pass before it is ready.
    const { ready } = start(`setTimeout(() => { ${READY} }, 6_000);`, { everyMs: 50, misses: 100 });
    await ready;
  });

  it('gives its threads no voice of their own', async () => {
    const { ready } = start(
      `import { Worker } from 'node:worker_threads';
       new Worker('', { eval: true }).once('exit', (code) => { if (!code) { ${READY} } setInterval(() => {}, 1_000); });`,
    );
    await ready;
  });
});
