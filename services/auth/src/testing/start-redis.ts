import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/** A private Redis on the loopback, or null where the program is not installed. */
export async function startRedis(): Promise<TestRedis | null> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const missing = new Promise<false>((resolve) => server.once('error', () => resolve(false)));
  const ready = new Promise<boolean>((resolve) => {
    createInterface(server.stdout).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve(true);
    });
    server.once('exit', () => resolve(false));
  });
  if (!(await Promise.race([ready, missing]))) return null;
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
