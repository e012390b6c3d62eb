import { createServer } from 'node:http';
import path from 'node:path';
import { libraryFolder } from '../../../tools/launch/library.mjs';
import { memoryOf } from '../../../tools/launch/services.mjs';
import { freePort } from '../../../tools/free-ports.mjs';
import { startNginx } from '../anchors/nginx.mjs';
import { createIssuer, temporaryPostgres } from '../backing-services.mjs';
import { migrate } from '../lists/start-content.mjs';
import { startService } from '../service-process.mjs';
import { runProgram } from '../study/run-program.mjs';
import { startBalancer } from './balancer.mjs';

/** As in docker/compose.yml, shorter: balancers see that an instance leaves, then what is under way is finished. */
const STOPPING = { SHUTDOWN_DELAY_MS: '1000', SHUTDOWN_GRACE_MS: '10000' };

const LETTERS = ['a', 'b', 'c', 'd'];
/** Streams of answers whose ids no service makes: the stand-in that keeps them open answers those. */
const IDLE_STREAMS = '^/api/chat/messages/0[^/]*/stream$';
/** nginx takes two connections for a stream. */
const CONNECTIONS = 12_000;

/**
 * Two of each on this machine, as staging has them: content and study behind balancers, gateways behind nginx.
 * @param {{ root: string, nginx: string, copies?: number, idleStreams?: string }} options `copies`: how many of each, up to
 *   4; `idleStreams`: address of what keeps streams open in place of the study service
 * @returns {Promise<{ url: string, token: string, issue: () => Promise<{ id: string, token: string }>, databaseUrl: string, pids: () => Record<string, number[]>, roll: (name: string) => Promise<number[]>,
 *   end: () => Promise<void> }>} `roll` exchanges both instances, one after the other, and answers their exit codes
 */
export async function startStage({ root, nginx, copies = 2, idleStreams }) {
  const letters = LETTERS.slice(0, copies);
  const [issuer, postgres] = await Promise.all([createIssuer(), temporaryPostgres()]);
  const database = { DATABASE_URL: postgres.url };
  await migrate(root, database);
  await runProgram({ root }, 'migrate', { env: database });
  const keys = createServer((_request, response) => response.end(issuer.jwks));
  await new Promise((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const keysUrl = `http://127.0.0.1:${keys.address().port}`;
  const running = new Map();
  const instances = { content: new Map(), study: new Map(), gateway: new Map() };
  const balancers = {};
  let router;
  const environments = {
    content: () => database,
    study: () => ({ ...database, BEREA_LIBRARY_DIR: libraryFolder(root), ...memoryOf({ heapMb: 256 }) }),
    gateway: (url) => ({
      CONTENT_URL: balancers.content.url,
      STUDY_URL: router?.url ?? balancers.study.url,
      SUPABASE_URL: keysUrl,
      SUPABASE_ANON_KEY: 'public-key',
      SITE_URL: url,
      WEB_ROOT: path.join(root, 'dist'),
      RATE_LIMIT_SCALE: '1000000',
    }),
  };
  const start = async (name, letter, port) => {
    const env = (url) => ({ ...STOPPING, ...environments[name](url) });
    const service = await startService({ root, name, port, jwksUrl: `${keysUrl}/jwks.json`, env });
    running.set(`${name}-${letter}`, service);
    instances[name].set(letter, service.url);
    return service;
  };
  for (const name of ['content', 'study']) {
    await Promise.all(letters.map((letter) => start(name, letter)));
    balancers[name] = await startBalancer(instances[name]);
  }
  // nginx knows its gateways by their addresses, which stay.
  const ports = {};
  for (const letter of letters) ports[letter] = await freePort();
  if (idleStreams)
    router = await startNginx(nginx, balancers.study.url, {
      connections: CONNECTIONS,
      elsewhere: { match: IDLE_STREAMS, url: idleStreams },
    });
  for (const letter of letters) await start('gateway', letter, ports[letter]);
  const edge = await startNginx(nginx, [...instances.gateway.values()], { connections: CONNECTIONS });

  return {
    url: edge.url,
    token: issuer.token,
    issue: issuer.issue,
    databaseUrl: postgres.url,
    /** Processes by what they are. */
    pids: () => ({
      nginx: edge.pids,
      ...Object.fromEntries(
        Object.keys(instances).map((name) => [name, letters.map((letter) => running.get(`${name}-${letter}`).pid)]),
      ),
      Postgres: [postgres.pid],
    }),
    async roll(name) {
      const codes = [];
      for (const letter of letters) {
        const before = running.get(`${name}-${letter}`);
        codes.push(await before.stop());
        const { url } = await start(name, letter, name === 'gateway' ? ports[letter] : undefined);
        await balancers[name]?.until(url, true);
      }
      return codes;
    },
    async end() {
      await edge.end();
      await router?.end();
      await Promise.all(Object.values(balancers).map((balancer) => balancer.end()));
      await Promise.all([...running.values()].map((service) => service.end()));
      keys.close();
      await postgres.end();
    },
  };
}
