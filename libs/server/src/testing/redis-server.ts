import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Whether this machine has a Redis to start.
 * @throws Error in CI, where it must be there
 */
export function redisIsInstalled(): boolean {
  if (spawnSync('redis-server', ['--version']).status === 0) return true;
  if (process.env['CI']) throw new Error('redis-server is not installed: the Redis adapters must be tested here.');
  process.stderr.write('NOT RUN: the tests of a Redis adapter, since redis-server is not installed.\n');
  return false;
}

/** The client is large and most tests that import this file start no Redis, so it is loaded on demand. */
async function observe(url: string) {
  const { createClient } = await import('redis');
  return createClient({ url })
    .on('error', () => undefined)
    .connect();
}

/** A Redis of the test's own on a free port, that keeps nothing. */
export class RedisServer {
  private child: ChildProcess | undefined;
  private observed: Awaited<ReturnType<typeof observe>> | undefined;
  private constructor(
    private readonly port: number,
    private readonly settings: string[],
  ) {}

  /** @param settings further ones, such as `--requirepass secret` */
  static async start(...settings: string[]): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), settings);
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it, again after it ended; resolves when it answers. */
  async start(): Promise<void> {
    const flags = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...this.settings];
    const child = spawn('redis-server', ['--port', String(this.port), ...flags], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.child = child;
    let said = '';
    for await (const text of child.stdout) {
      said += text;
      if (said.includes('Ready to accept connections')) break;
    }
    if (child.exitCode !== null || !said.includes('Ready')) throw new Error(`redis-server did not start: ${said}`);
    child.stdout.destroy();
  }

  /** The independent observer: another client library than the product's. */
  async observer() {
    this.observed ??= await observe(this.url);
    return this.observed;
  }

  /** Lets it hang (`true`): it keeps its connections and answers nothing. */
  hang(hanging: boolean): void {
    this.child?.kill(hanging ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Ends it: in order with SIGTERM, or cut off. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
    this.observed?.destroy();
    this.observed = undefined;
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
