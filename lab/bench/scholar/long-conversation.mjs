import pg from 'pg';
import { request } from 'undici';
import { quantile } from '../measures.mjs';

const LONG = 5_000;
const SHORT = 50;
const TIMES = 60;
const ANSWER = 'And we know that all things work together for good. '.repeat(30);

/** Opening a conversation at its end, with many messages and with few, in turn. @returns p50 of each, in milliseconds */
export async function longConversation({ library, agent, issue, databaseUrl }) {
  const [many, few] = [await issue(), await issue()];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const [{ id }, messages] of [
    [many, LONG],
    [few, SHORT],
  ]) {
    const { rows } = await client.query(
      `insert into study.conversations (user_id, title) values ($1, 'long') returning id`,
      [id],
    );
    await client.query(
      `insert into study.messages (conversation_id, user_id, message, mode, response, engine)
       select $1, $2, 'Question ' || number, 'study', $3, 'library' from generate_series(1, $4::int) as number`,
      [rows[0].id, id, ANSWER, messages],
    );
  }
  await client.query('analyze study.messages');
  await client.end();
  const open = async ({ token }) => {
    const begun = performance.now();
    const { body } = await request(`${library.url}/api/chat/messages?limit=50`, {
      dispatcher: agent,
      headers: { authorization: `Bearer ${token}` },
    });
    const { length } = await body.json();
    if (length !== SHORT) throw new Error(`${length} messages came.`);
    return performance.now() - begun;
  };
  const [long, short] = [[], []];
  for (let time = 0; time < TIMES; time += 1) {
    long.push(await open(many));
    short.push(await open(few));
  }
  return { long: quantile(long, 0.5), short: quantile(short, 0.5) };
}
