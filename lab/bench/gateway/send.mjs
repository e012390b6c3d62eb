import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';

const TICK_MS = 10;

/** Sends requests to one address and keeps what came of each: `{ status, ms, at }`, times in milliseconds. */
export function createSender(url, token) {
  const agent = new Agent({ connections: 4_000, keepAliveTimeout: 60_000 });
  const headers = { authorization: `Bearer ${token}` };

  async function send(done) {
    const begun = performance.now();
    const status = await request(url, { dispatcher: agent, headers })
      .then(async ({ statusCode, body }) => {
        await body.dump();
        return statusCode;
      })
      .catch(({ code }) => code);
    const now = performance.now();
    done.push({ status, ms: now - begun, at: now });
  }

  return {
    /** As many requests a second, whether earlier ones were answered or not. */
    async atRate(perSecond, seconds) {
      const done = [];
      const all = [];
      const begun = performance.now();
      let sent = 0;
      while (performance.now() - begun < seconds * 1_000) {
        const due = ((performance.now() - begun) / 1_000) * perSecond;
        for (; sent < due; sent += 1) all.push(send(done));
        await delay(TICK_MS);
      }
      await Promise.all(all);
      return { done, sent, begun, seconds: (performance.now() - begun) / 1_000 };
    },
    /** A number of clients that each wait for their answer before they ask again. */
    async together(clients, seconds) {
      const done = [];
      const begun = performance.now();
      const one = async () => {
        while (performance.now() - begun < seconds * 1_000) await send(done);
      };
      await Promise.all(Array.from({ length: clients }, one));
      return { done, sent: done.length, begun, seconds: (performance.now() - begun) / 1_000 };
    },
    end: () => agent.destroy(),
  };
}
