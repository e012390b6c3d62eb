import { randomUUID } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { request } from 'undici';
import { freePorts } from '../../../tools/free-ports.mjs';
import { root } from '../../../tools/rspack/paths.mjs';
import { listen, textOf } from './listen.mjs';
import { startPlace } from './place.mjs';

const STREAM = '/api/chat/messages/stream';
const QUESTION = { message: 'What does Matthew 5:3 say?' };
const withRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis that keeps nothing; resolves once it takes connections. */
async function startRedis() {
  const [port] = await freePorts(1);
  const server = spawn('redis-server', ['--port', port, '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const text of server.stdout.setEncoding('utf8')) if (text.includes('Ready to accept')) break;
  return { url: `redis://127.0.0.1:${port}`, process: server };
}

/** Two gateways, each in front of a study service of its own; one database and one Redis behind both. */
describe("an answer of Scholar's that streams through one gateway, asked for at another", () => {
  let place, redis, here, there, token;
  beforeAll(async () => {
    redis = withRedis ? await startRedis() : undefined;
    place = await startPlace({ root, redisUrl: redis?.url });
    [here, there] = await Promise.all([place.gatewayOf(place.one), place.gatewayOf(place.two)]);
    ({ token } = await place.issue());
    await Promise.all([here, there].map(untilItAnswers));
  }, 300_000);
  afterAll(async () => {
    await place?.end(...[here, there].filter(Boolean));
    if (!redis) return;
    const ended = once(redis.process, 'exit');
    redis.process.kill('SIGKILL');
    await ended;
  });

  const at = ({ url }) => ({ url, token, agent: place.agent });
  /**
   * Asks until an answer is whole. The first ones index every text, for which a busy machine may take longer than an answer
   * or a connection has, and nothing below is about that: only the limit of the hook ends it.
   */
  async function untilItAnswers(gateway) {
    for (;;) {
      const asking = { body: QUESTION, idempotencyKey: randomUUID() };
      const { heard } = await listen(at(gateway), STREAM, asking).catch((error) => {
        if (!/: 50[34] /.test(error.message)) throw error;
        return { heard: [] };
      });
      if (heard.at(-1)?.event.type === 'done') return;
      await delay(500);
    }
  }

  /** A question at the first gateway, as soon as some of its answer was heard. */
  const begin = async (options = {}, triesLeft = 5) => {
    const asking = { body: QUESTION, idempotencyKey: randomUUID(), until: ({ type }) => type === 'delta', ...options };
    try {
      const asked = await listen(at(here), STREAM, asking);
      return { ...asked, id: asked.heard[0].event.message.id };
    } catch (error) {
      // On a busy machine a connection may take too long; clients ask again, as they are told.
      if (!/: 503 /.test(error.message) || triesLeft <= 1) throw error;
      return begin(asking, triesLeft - 1);
    }
  };
  const call = async ({ url }, method, path, body) => {
    const answer = await request(url + path, {
      dispatcher: place.agent,
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    return answer.body.json();
  };

  it('is streamed whole from its start, and from the event at which a reader left', async () => {
    const { heard, id } = await begin();
    const left = heard.at(-1).id;
    const follow = (after) => listen(at(there), `/api/chat/messages/${id}/stream`, { after });
    const [whole, rest] = await Promise.all([follow(), follow(left)]);
    const last = whole.heard.at(-1).event;
    expect(last).toMatchObject({ type: 'done', message: { engine: 'model' } });
    const { message } = last;
    expect(textOf(whole.heard)).toBe(message.response);
    expect(textOf([...heard, ...rest.heard])).toBe(message.response);
    expect(rest.heard.map((each) => each.id)).toEqual(rest.heard.map((_each, index) => left + 1 + index));
  });

  it('is stopped there, and both gateways answer with the text that had come by then', async () => {
    place.model.state.endless = true;
    const { id } = await begin();
    const stopped = await call(there, 'POST', `/api/chat/messages/${id}/stop`, {});
    expect(stopped).toMatchObject({ state: 'stopped', response: expect.stringMatching(/^The poor/) });
    place.model.state.endless = false;
    expect(await call(here, 'GET', `/api/chat/messages/${id}`)).toEqual(stopped);
  });

  it('is marked as broken off when its study process is killed, and a retry with the same idempotency key starts no second answer', async () => {
    const idempotencyKey = randomUUID();
    const { id } = await begin({ idempotencyKey });
    const { asked } = place.model.state;
    // Some of it is to be kept already.
    while (!(await keptText(id))) await delay(20);
    process.kill(place.one.pid, 'SIGKILL');
    const { heard } = await listen(at(there), `/api/chat/messages/${id}/stream`);
    expect(heard.at(-1).event).toMatchObject({ type: 'failed', code: 'broken_off' });
    const again = await listen(at(there), STREAM, { body: QUESTION, idempotencyKey });
    expect(again.heard[0].event.message.id).toBe(id);
    expect(await call(there, 'GET', `/api/chat/messages/${id}`)).toMatchObject({
      state: 'broken_off',
      response: expect.stringMatching(/^The poor/),
    });
    expect(place.model.state.asked).toBe(asked);
  });

  /** How many pieces of an answer the database has. */
  async function keptText(id) {
    const client = new pg.Client(place.databaseUrl);
    await client.connect();
    try {
      const { rows } = await client.query(
        `select count(*)::int as pieces from study.message_parts where message_id = $1 and event->>'type' = 'delta'`,
        [id],
      );
      return rows[0].pieces;
    } finally {
      await client.end();
    }
  }
});
