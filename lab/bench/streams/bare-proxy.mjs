import { fork } from 'node:child_process';
import { once } from 'node:events';
import Fastify from 'fastify';
import { Pool } from 'undici';

/**
 * A proxy of Fastify and undici that passes on what comes, and does nothing else: as little as there can be between. In a
 * process of its own, this file's: node bare-proxy.mjs <address of the service>
 */
export async function startBareProxy(url) {
  const proxy = fork(import.meta.filename, [url], { env: { NODE_ENV: 'production' } });
  const [port] = await once(proxy, 'message');
  return { url: `http://127.0.0.1:${port}`, pid: proxy.pid, end: () => proxy.kill('SIGKILL') };
}

async function serve(address) {
  const pool = new Pool(address, { connections: 10_000 });
  const fastify = Fastify();
  fastify.get('/*', async (request, reply) => {
    const { authorization } = request.headers;
    const answer = await pool.request({ path: request.url, method: 'GET', headers: { authorization }, bodyTimeout: 0 });
    return reply.code(answer.statusCode).headers(answer.headers).send(answer.body);
  });
  fastify.server.maxConnections = 15_000;
  await fastify.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 });
  process.send(fastify.server.address().port);
}

if (import.meta.filename === process.argv[1]) await serve(process.argv[2]);
