import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startService } from './service-process.mjs';
import { createRestartPolicy, createSupervisor } from './supervisor.mjs';
import { removeFolder, temporaryFolder, writeFile } from './temporary.mjs';

const READY = `process.send({ ready: true, port: 1 }); process.on('disconnect', () => process.exit());`;
const fatal = (err) =>
  `console.log(JSON.stringify({ level: 60, msg: 'could not start', err: ${JSON.stringify(err)} })); process.exitCode = 1;`;
const TAKEN = fatal({ message: 'taken', code: 'EADDRINUSE' });
const SLOW = fatal({ message: 'connection timeout' });

describe('the supervisor, with real processes', () => {
  let watch;
  let folder, end, started, logged, voice, supervisor, gaveUp;

  beforeEach(() => {
    watch = undefined;
    folder = temporaryFolder();
    end = new AbortController();
    started = [];
    logged = [];
    voice = new EventEmitter();
    gaveUp = new Promise((resolve) => {
      supervisor = createSupervisor({
        log: (text) => {
          logged.push(text);
          voice.emit(text);
        },
        signal: end.signal,
        giveUp: resolve,
        policy: () => createRestartPolicy(1),
      });
    });
  });

  afterEach(async () => {
    end.abort();
    for (const part of started) part.kill('SIGKILL');
    await Promise.all(started.map((part) => part.exited));
    removeFolder(folder);
  });

  /** Keeps a service whose n-th process runs the n-th script, and the last one for ever. */
  const keep = (...scripts) =>
    supervisor.supervise('study', async () => {
      const script = scripts[Math.min(started.length, scripts.length - 1)];
      const file = writeFile(folder, `main-${started.length}.mjs`, script);
      const log = (text) => logged.push(text);
      const part = startService({ name: 'study', file, env: {}, logFolder: folder, log, watch });
      started.push(part);
      await part.ready;
      return part;
    });
  /** Resolves when the supervisor says `text`. */
  const heard = (text) => new Promise((resolve) => voice.once(text, resolve));

  it('restarts a service that was killed', async () => {
    const first = await keep(READY);
    const again = heard('study is running again');
    first.kill('SIGKILL');
    await again;
    expect(started).toHaveLength(2);
    expect(started[1].pid).not.toBe(first.pid);
    expect(logged[0]).toBe('study failed (SIGKILL), restarting in 1 ms');
  });

  it('kills a service that hangs, and restarts it', async () => {
    watch = { everyMs: 50, misses: 40 };
    const HANGS_LATER = `process.send({ ready: true, port: 1 }, () => process.kill(process.pid, 'SIGSTOP'));`;
    const HANGS_AT_ONCE = 'for (;;) {}';
    const again = heard('study is running again');
    const first = await keep(HANGS_LATER, HANGS_AT_ONCE, READY);
    await again;
    expect(await first.exited).toMatch(/^unresponsive/);
    expect(logged[0]).toMatch(/^study failed \(unresponsive: .*\), restarting in/);
    expect(started).toHaveLength(3);
  });

  it('keeps retrying, when the new process fails before it is ready', async () => {
    const first = await keep(READY, 'process.exit(3)', TAKEN, READY);
    const again = heard('study is running again');
    first.kill('SIGKILL');
    await again;
    expect(started).toHaveLength(4);
    expect(logged.join('\n')).toMatch(/exit code 3 before it was ready[^]*could not start: taken/);
  });

  it('gives up at the fifth failure within a minute', async () => {
    const first = await keep(READY, 'process.exit(3)');
    first.kill('SIGKILL');
    expect((await gaveUp).message).toMatch(/^study failed 5 times within a minute \(exit code 3/);
    expect(started).toHaveLength(5);
  });

  it('does not retry a first start that cannot succeed', async () => {
    await expect(keep(TAKEN)).rejects.toMatchObject({ message: 'could not start: taken', code: 'EADDRINUSE' });
    expect(started).toHaveLength(1);
  });

  it('retries a first start that may succeed the next time', async () => {
    await keep(`process.kill(process.pid, 'SIGKILL')`, SLOW, READY);
    expect(started).toHaveLength(3);
  });

  it('restarts nothing, when a service ends after the shutdown has begun', async () => {
    const first = await keep(READY);
    end.abort();
    first.kill('SIGKILL');
    await first.exited;
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toHaveLength(1);
    expect(logged).toEqual([]);
  });
});

describe('createRestartPolicy', () => {
  it('waits twice as long after each failure, and gives up at the fifth within a minute', () => {
    const died = createRestartPolicy();
    expect([0, 1_000, 2_000, 3_000, 4_000].map(died)).toEqual([200, 400, 800, 1_600, null]);
  });

  it('forgets failures that are more than a minute old', () => {
    const died = createRestartPolicy();
    const times = Array.from({ length: 20 }, (_, index) => index * 15_000);
    // Never more than four within a minute: it goes on for ever, and the wait does not grow without end.
    expect(times.map(died)).toEqual([200, 400, 800, ...Array(17).fill(1_600)]);
  });

  it('never waits longer than five seconds', () => {
    const died = createRestartPolicy(3_000);
    expect([0, 1, 2].map(died)).toEqual([3_000, 5_000, 5_000]);
  });
});
