import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { Logger } from '../log/log.js';
import type { MetricsEnv } from '../environment/env.js';
import { metrics, watchProcess } from './registry.js';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Shows the metrics of this process at `http://METRICS_HOST:METRICS_PORT/metrics`, apart from the port that answers
 * users, which never shows them. Undefined if no port is set.
 * @throws the system's error when the port is unavailable
 */
export async function serveMetrics(env: MetricsEnv, log: Logger): Promise<MetricsServer | undefined> {
  if (env.METRICS_PORT === undefined) return undefined;
  watchProcess();
  const server = createServer((request, response) => {
    answer(request, response, env.METRICS_TOKEN).catch((error: unknown) => {
      log.error({ err: error }, 'reading the metrics failed');
      response.writeHead(500).end();
    });
  });
  server.listen(env.METRICS_PORT, env.METRICS_HOST);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, token: string | undefined): Promise<void> {
  request.resume();
  if (request.url?.split('?', 1)[0] !== '/metrics') return void response.writeHead(404).end();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
  }
  if (token && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
    return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
  }
  const text = await metrics.metrics();
  response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
}

/** Compares digests, so that the time reveals neither how much is right nor how long the text is. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
