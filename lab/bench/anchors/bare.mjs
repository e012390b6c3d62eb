// Baseline for the product's answers: the same bytes and the same transactions with nothing around them. BENCH_CHAPTER:
// a file; BENCH_DATABASE: address of a database; BENCH_USER: whose rows are read.
import fs from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';
import { pino } from 'pino';

const chapter = fs.readFileSync(process.env.BENCH_CHAPTER);
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 8 });
const user = process.env.BENCH_USER;
const log = pino(pino.destination('/dev/null'));
const app = fastify();

app.addHook('onResponse', (request, reply, done) => {
  log.info({ requestId: request.id, route: request.routeOptions.url, status: reply.statusCode }, 'request');
  done();
});

/** The transaction that row-level security asks for, statement by statement, as drivers send it. */
async function inTransaction(work) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('role', $1, true), set_config('app.user_id', $2, true)`, [
      'berea_content',
      user,
    ]);
    const { rows } = await work(client);
    await client.query('commit');
    return rows;
  } finally {
    client.release();
  }
}

app.get('/chapter', (_request, reply) => {
  reply.header('content-type', 'application/json').send(chapter);
});
app.get('/profile', () =>
  inTransaction((client) =>
    client.query('select profile_picture, is_premium_member from content.profiles where user_id = $1', [user]),
  ),
);
app.get('/notes', () =>
  inTransaction((client) =>
    client.query(
      `select id, title, content, scripture, tags, created_at, updated_at, version from content.notes
        where user_id = $1 order by created_at desc, id desc limit 20`,
      [user],
    ),
  ),
);
app.get('/health/ready', () => ({ status: 'ok' }));
app.get('/api/notes', () => ({ ok: true }));

await app.listen({ port: 0, host: '127.0.0.1' });
process.send({ port: app.server.address().port });
