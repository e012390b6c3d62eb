import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readSettings } from '../launch/environment.mjs';
import { freePorts } from '../free-ports.mjs';
import { examineRedis } from './redis.mjs';

const installed = spawnSync('redis-server', ['--version']).status === 0;
const examine = (REDIS_URL) => examineRedis({ settings: readSettings({ REDIS_URL }, '/clone') });

describe('npm run doctor, on Redis', () => {
  let server;
  afterEach(async () => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    server = undefined;
  });

  /** A Redis with these settings; resolves with its port once it takes connections. */
  const start = async (...settings) => {
    const [port] = await freePorts(1);
    server = spawn('redis-server', ['--port', port, '--bind', '127.0.0.1', '--save', '', ...settings], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    for await (const text of server.stdout.setEncoding('utf8')) if (text.includes('Ready to accept')) break;
    return port;
  };

  it('without REDIS_URL, notes that Redis is not configured', async () => {
    expect(await examine('')).toMatchObject([{ state: 'note', text: expect.stringMatching(/^Not configured/) }]);
  });

  it('when nothing answers at REDIS_URL, reports a problem and prints no password', async () => {
    const [port] = await freePorts(1);
    const findings = await examine(`redis://user:canary@127.0.0.1:${port}`);
    expect(findings).toMatchObject([
      { state: 'problem', text: `Redis at 127.0.0.1:${port} cannot be used: nothing answers there.` },
    ]);
    expect(JSON.stringify(findings)).not.toContain('canary');
  });

  const withRedis = installed || process.env.CI ? it : it.skip;
  withRedis('names the version of Redis and its eviction policy', async () => {
    const port = await start('--maxmemory', '10mb', '--maxmemory-policy', 'allkeys-lru');
    expect(await examine(`redis://127.0.0.1:${port}`)).toMatchObject([
      { state: 'ok', text: expect.stringMatching(/^Version \d+\.\d+\.\d+ answers/) },
      { state: 'ok', text: expect.stringContaining('allkeys-lru') },
    ]);
  });

  withRedis('reports a policy of noeviction, under which writes would fail, with the remedy', async () => {
    const port = await start('--maxmemory', '10mb', '--maxmemory-policy', 'noeviction');
    expect((await examine(`redis://127.0.0.1:${port}`))[1]).toMatchObject({
      state: 'problem',
      remedy: expect.stringContaining('allkeys-lru'),
    });
  });

  withRedis.each([
    ['a wrong password', ':canary@'],
    ['a missing password', ''],
  ])('with %s, reports that Redis refuses the login and prints no password', async (_what, login) => {
    const port = await start('--requirepass', 'right');
    const findings = await examine(`redis://${login}127.0.0.1:${port}`);
    expect(findings).toMatchObject([{ state: 'problem', text: `Redis at 127.0.0.1:${port} refuses the login.` }]);
    expect(JSON.stringify(findings)).not.toContain('canary');
  });
});
