import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createServer, get } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPrograms } from '../anchors/programs.mjs';
import { startNginx } from '../anchors/nginx.mjs';
import { createIssuer } from '../backing-services.mjs';
import { quantile } from '../measures.mjs';
import { startService } from '../service-process.mjs';
import { startBareProxy } from './bare-proxy.mjs';
import { openIdle, startSource } from './source.mjs';

const IDLE = 5_000;
/** As many as one account may have open at once. */
const PER_ACCOUNT = 4;
const AT_ONCE = 50;
const TURNS = 60;
const WARM_UP = 25;

const median = (numbers) => quantile(numbers, 0.5);
const shown = (number) => number.toFixed(2);

/** The gateway's addition to a stream's events, beside nginx, and the memory that an idle stream costs it. */
export async function streams({ root, log }) {
  const { nginx } = findPrograms(log);
  const [issuer, source] = await Promise.all([createIssuer(), startSource()]);
  const keys = createServer((_request, response) => response.end(issuer.jwks));
  await new Promise((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const keysUrl = `http://127.0.0.1:${keys.address().port}`;
  const gateway = await startService({
    root,
    name: 'gateway',
    jwksUrl: `${keysUrl}/jwks.json`,
    env: (url) => ({
      STUDY_URL: source.url,
      CONTENT_URL: source.url,
      SUPABASE_URL: keysUrl,
      SUPABASE_ANON_KEY: 'public-key',
      SITE_URL: url,
      WEB_ROOT: path.join(root, 'dist'),
      RATE_LIMIT_SCALE: '1000000',
    }),
  });
  const edge = nginx && (await startNginx(nginx, source.url));
  const bare = await startBareProxy(source.url);
  const lines = ['| what | measured | bound |', '| --- | --- | --- |'];
  const open = [];
  try {
    if (edge) {
      log('events past the gateway, through nginx, and through the gateway, in turn');
      const ways = { direct: source.url, nginx: edge.url, gateway: gateway.url };
      const first = { direct: [], nginx: [], gateway: [] };
      const later = { direct: [], nginx: [], gateway: [] };
      // Code is compiled at its first run, which is no cost of a stream.
      for (let turn = 0; turn < WARM_UP; turn += 1)
        await Promise.all(
          Object.values(ways).flatMap((url) => Array.from({ length: PER_ACCOUNT }, () => listenTo(url, issuer.token))),
        );
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const [way, url] of Object.entries(ways)) {
          const { begun, events } = await listenTo(url, issuer.token);
          first[way].push(events[0].heard - begun);
          later[way].push(...events.slice(1).map(({ heard, told }) => heard - told));
        }
      const added = (way) => median(first[way]) - median(first.direct);
      lines.push(
        `| first event: what the gateway adds ÷ what nginx adds, p50 | ${shown(added('gateway') / added('nginx'))} (${shown(added('gateway'))} ms) | ≤ 15 |`,
        `| delay of each further event ÷ nginx's, p50 | ${shown(median(later.gateway) / median(later.nginx))} (${shown(median(later.gateway))} ms) | ≤ 3 |`,
      );
    } else lines.push('| events beside nginx | not measured: there is no nginx | |');

    log(`${IDLE} streams that stay open, through a bare proxy and through the gateway`);
    const tokens = await Promise.all(
      Array.from({ length: IDLE / PER_ACCOUNT }, async () => (await issuer.issue()).token),
    );
    const held = {};
    for (const [way, { url, pid }] of Object.entries({ bare, gateway })) {
      // The gateway caches data of the tokens, too, but that is no cost of a stream.
      for (let at = 0; at < tokens.length; at += AT_ONCE)
        await Promise.all(tokens.slice(at, at + AT_ONCE).map((token) => listenTo(url, token)));
      const before = residentKb(pid);
      for (let count = 0; count < IDLE; count += AT_ONCE) {
        const round = Array.from({ length: AT_ONCE }, (_, at) =>
          openIdle(url, tokens[Math.floor((count + at) / PER_ACCOUNT)]),
        );
        open.push(...(await Promise.all(round)));
      }
      held[way] = (residentKb(pid) - before) / IDLE;
      const opened = source.open();
      log(`${way}: ${held[way].toFixed(1)} KB each, ${opened} open`);
      if (opened !== IDLE) throw new Error(`Only ${opened} of ${IDLE} streams are open.`);
      // Both ends of a stream are files of this process, which may not have twice as many open.
      for (const request of open.splice(0)) request.destroy();
      while (source.open()) await delay(10);
    }
    lines.push(
      `| memory of each of ${IDLE} that are open at once ÷ that of a bare proxy | ${shown(held.gateway / held.bare)} (${held.gateway.toFixed(1)} KB) | ≤ 1.5 |`,
    );
    return lines;
  } finally {
    for (const request of open) request.destroy();
    await gateway.end();
    bare.end();
    await edge?.end();
    keys.close();
    source.end();
  }
}

const residentKb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);

const options = (token) => ({ agent: false, headers: { authorization: `Bearer ${token}` } });

/** Listens to a whole stream. */
function listenTo(url, token) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}/api/chat/messages/${randomUUID().replace(/^0/, '1')}/stream`, options(token), async (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A stream answered ${response.statusCode}.`));
      const events = [];
      for await (const text of response.setEncoding('utf8')) {
        const heard = performance.now();
        for (const [, told] of text.matchAll(/^data: ([\d.]+)$/gm)) events.push({ heard, told: Number(told) });
      }
      return resolve({ begun, events });
    }).once('error', reject);
  });
}
