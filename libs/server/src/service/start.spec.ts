import { type ChildProcess, fork, type ForkOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import fs from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';

const library = path.resolve(import.meta.dirname, '../..');
const root = path.resolve(library, '../..');
const entry = path.join(root, 'dist/tiny-service/main.mjs');

beforeAll(() => {
  const cli = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  const built = spawnSync(process.execPath, [cli, 'build', '--mode', 'production'], { cwd: library, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
});

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

interface Process {
  readonly child: ChildProcess;
  /** The lines of its log so far. */
  readonly lines: Record<string, unknown>[];
  /** The exit code or signal. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

function watch(child: ChildProcess): Process {
  running.add(child);
  const lines: Record<string, unknown>[] = [];
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts.map((line) => JSON.parse(line) as Record<string, unknown>));
  });
  // Not 'close': that never comes once the parent has left the channel.
  const exited = once(child, 'exit');
  const read = child.stdout ? once(child.stdout, 'end') : Promise.resolve();
  const ended = Promise.all([exited, read]).then(([[code, signal]]) => ({ code, signal }));
  return { child, lines, ended };
}

const options = (env: Record<string, string>): ForkOptions => ({
  env: { WORD: 'selah', ...env },
  stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
});
const launch = (env: Record<string, string> = {}) => watch(fork(entry, options(env)));

/** Nest may add its own lines, before or after. */
const fatalOf = ({ lines }: Process) => lines.filter(({ level }) => level === 60);

/** Resolves with the port that the process reports to its parent. */
const portOf = async (of: Process): Promise<number> => (await portsOf(of)).port;

async function portsOf({ child, ended }: Process): Promise<{ port: number; metricsPort?: number }> {
  const [message] = (await Promise.race([once(child, 'message'), ended.then(() => [undefined])])) as [
    { ready: boolean; port: number; metricsPort?: number } | undefined,
  ];
  if (!message?.ready) throw new Error('the process ended before it was ready');
  return message;
}

/** The most connections that the system lets wait, if it reports that. */
const SOMAXCONN = '/proc/sys/net/core/somaxconn';
const mostWaiting = fs.existsSync(SOMAXCONN) ? Number(fs.readFileSync(SOMAXCONN, 'utf8')) : 128;

describe('a service process', () => {
  it('sends its parent the port, and answers there', async () => {
    const tiny = launch();
    const port = await portOf(tiny);
    expect(await (await fetch(`http://127.0.0.1:${port}/word`)).json()).toEqual({ word: 'selah' });
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  });

  it('while it is busy, queues many new connections', async () => {
    const tiny = launch();
    const port = await portOf(tiny);
    tiny.child.kill('SIGSTOP');
    const sockets = Array.from({ length: Math.min(1_000, mostWaiting) }, () => connect(port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    tiny.child.kill('SIGCONT');
    expect((await fetch(`http://127.0.0.1:${port}/word`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('on %s, exits with 0', async (signal) => {
    const tiny = launch();
    await portOf(tiny);
    tiny.child.kill(signal);
    expect(await tiny.ended).toEqual({ code: 0, signal: null });
    expect(tiny.lines.map(({ msg }) => msg)).toContain('stopping');
  });

  it('when its parent is gone, exits with 0', async () => {
    const tiny = launch();
    await portOf(tiny);
    tiny.child.disconnect();
    expect(await tiny.ended).toEqual({ code: 0, signal: null });
  });

  it('exits with 0 when its parent is gone and its log has no reader', async () => {
    const { child } = launch();
    await once(child, 'message');
    const exited = once(child, 'exit');
    child.stdout?.destroy();
    child.disconnect();
    expect(await exited).toEqual([0, null]);
  });

  it('when its parent is gone before it is ready, exits', async () => {
    const tiny = launch();
    tiny.child.disconnect();
    expect(await tiny.ended).toEqual({ code: 0, signal: null });
  });

  it('without an IPC channel, runs', async () => {
    const tiny = watch(spawn(process.execPath, [entry], { env: { WORD: 'amen' }, stdio: ['ignore', 'pipe', 'pipe'] }));
    while (!tiny.lines.some(({ msg }) => msg === 'ready')) await once(tiny.child.stdout!, 'data');
    const port = tiny.lines.find(({ msg }) => msg === 'ready')?.['port'];
    expect(await (await fetch(`http://127.0.0.1:${port}/word`)).json()).toEqual({ word: 'amen' });
    tiny.child.kill('SIGTERM');
    expect((await tiny.ended).code).toBe(0);
  });

  it('on SIGTERM during a request, finishes it before it exits', async () => {
    const tiny = launch({ SHUTDOWN_GRACE_MS: '30000' });
    const port = await portOf(tiny);
    const sending = request({
      port,
      host: '127.0.0.1',
      path: '/slow',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    const answered = once(sending, 'response');
    sending.write('{"half":');
    // A second request that is answered proves that the first one has arrived before it.
    await (await fetch(`http://127.0.0.1:${port}/word`)).text();
    tiny.child.kill('SIGTERM');
    while (!tiny.lines.some(({ msg }) => msg === 'stopping')) await once(tiny.child.stdout!, 'data');
    sending.end('true}');
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(200);
    expect((await tiny.ended).code).toBe(0);
  });

  it('on SIGTERM during a request that never ends, exits after the grace', async () => {
    const tiny = launch({ SHUTDOWN_GRACE_MS: '50' });
    const port = await portOf(tiny);
    const hanging = request({ port, host: '127.0.0.1', path: '/never' });
    const cut = once(hanging, 'error');
    hanging.end();
    await (await fetch(`http://127.0.0.1:${port}/word`)).text();
    tiny.child.kill('SIGTERM');
    expect((await tiny.ended).code).toBe(0);
    await cut;
  });

  it('with METRICS_PORT, serves its metrics there until it exits', async () => {
    const tiny = launch({ METRICS_PORT: '0' });
    const { port, metricsPort } = await portsOf(tiny);
    await (await fetch(`http://127.0.0.1:${port}/word`)).text();
    const shown = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(shown).toContain('http_requests_total{service="tiny",method="GET",route="/word",status="200"} 1');
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
    tiny.child.kill('SIGTERM');
    expect(await tiny.ended).toEqual({ code: 0, signal: null });
    await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();
  });

  it('without METRICS_PORT, serves no metrics', async () => {
    expect((await portsOf(launch())).metricsPort).toBeUndefined();
  });

  it('with an invalid environment, logs every problem in one line and exits with 1', async () => {
    const tiny = launch({ PORT: 'eighty', LOG_LEVEL: 'loud', WORD: '' });
    expect((await tiny.ended).code).toBe(1);
    expect(tiny.lines).toHaveLength(1);
    expect(tiny.lines[0]).toMatchObject({ msg: 'tiny failed to start', level: 60 });
    expect(tiny.lines[0]?.['problems']).toEqual([
      expect.stringContaining('LOG_LEVEL'),
      expect.stringContaining('PORT'),
      'WORD: must be set',
    ]);
  });

  it('when a dependency fails at start, exits with 1', async () => {
    const tiny = launch({ WORD: 'break' });
    expect((await tiny.ended).code).toBe(1);
    expect(fatalOf(tiny)).toMatchObject([{ err: { message: 'cannot reach what it needs' } }]);
  });

  it('when its port is taken, exits with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const tiny = launch({ PORT: String(port) });
    const { code } = await tiny.ended;
    other.close();
    expect(code).toBe(1);
    expect(fatalOf(tiny)).toMatchObject([{ msg: 'tiny failed to start', err: { code: 'EADDRINUSE' } }]);
  });
});
