import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const ASK_EVERY_MS = 100;
const PATIENCE_MS = 1_000;

/**
 * Does what a Service of Kubernetes does: gives each new connection to one of the instances that say that they are ready.
 * @param {Map<string, string>} instances name → URL; the caller changes it as instances come and go
 */
export async function startBalancer(instances) {
  const ready = new Set();
  let over = false;
  let turn = 0;
  const ask = async () => {
    for (const url of instances.values()) {
      const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
        ({ name }) => name !== 'TimeoutError' && { ok: false },
      );
      // An instance that is slow to answer once is not gone: Kubernetes, too, asks again before it believes that.
      if (!answer) continue;
      if (answer.ok) ready.add(url);
      else ready.delete(url);
    }
    for (const url of ready) if (![...instances.values()].includes(url)) ready.delete(url);
  };
  const asking = (async () => {
    while (!over) {
      await ask();
      await delay(ASK_EVERY_MS);
    }
  })();
  const server = net.createServer((client) => {
    const url = [...ready][(turn += 1) % Math.max(1, ready.size)];
    if (!url) return client.destroy();
    const { hostname, port } = new URL(url);
    const upstream = net.connect(Number(port), hostname);
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    return undefined;
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  await ask();
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** Resolves once the instance is given connections, or is given none any more. */
    async until(url, isReady) {
      while (ready.has(url) !== isReady) await delay(ASK_EVERY_MS / 4);
    },
    async end() {
      over = true;
      await asking;
      server.close();
    },
  };
}
