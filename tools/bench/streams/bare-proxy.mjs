// A proxy of Fastify and undici that passes on what comes, and does nothing else: node bare-proxy.mjs <address of the service>
import Fastify from 'fastify';
import { Pool } from 'undici';

const pool = new Pool(process.argv[2], { connections: 10_000 });
const fastify = Fastify();
fastify.get('/*', async (request, reply) => {
  const { authorization } = request.headers;
  const answer = await pool.request({ path: request.url, method: 'GET', headers: { authorization }, bodyTimeout: 0 });
  return reply.code(answer.statusCode).headers(answer.headers).send(answer.body);
});
fastify.server.maxConnections = 15_000;
await fastify.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 });
process.send(fastify.server.address().port);
