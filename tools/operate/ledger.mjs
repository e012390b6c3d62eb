import { once, EventEmitter } from 'node:events';
import pg from 'pg';

/**
 * Writers that each keep what was acknowledged to them: every transaction writes the same text into two tables, and
 * takes the text of an earlier one away again, so that pages are used anew.
 * @param {string} url
 * @param {number} writers
 */
export async function openLedger(url, writers) {
  const clients = await Promise.all(
    Array.from({ length: writers }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    }),
  );
  for (const table of ['one', 'other'])
    await clients[0].query(
      `create table if not exists ${table} (writer int, number int, text text, primary key (writer, number))`,
    );
  /** By `writer:number`, when it was acknowledged. */
  const acknowledged = new Map();
  const told = new EventEmitter();
  let closing = false;
  const write = async (client, writer) => {
    const { rows } = await client.query('select coalesce(max(number), 0) + 1 as first from one where writer = $1', [
      writer,
    ]);
    for (let number = rows[0].first; !closing; number += 1) {
      const text = `${writer}:${number} `.repeat(1 + ((number * 37) % 400));
      await client.query('begin');
      for (const table of ['one', 'other']) {
        await client.query(`insert into ${table} values ($1, $2, $3)`, [writer, number, text]);
        await client.query(`update ${table} set text = '' where writer = $1 and number = $2`, [writer, number - 5]);
      }
      await client.query('commit');
      // A copy that began before a checkpoint must not be recovered from that one.
      if (writer === 0 && number % 10 === 0) {
        await client.query('checkpoint');
        await client.query('select pg_switch_wal()');
      }
      acknowledged.set(`${writer}:${number}`, Date.now());
      told.emit('written');
    }
  };
  const writing = Promise.all(clients.map(write));
  // It fails where it is waited for.
  writing.catch(() => {});
  return {
    /** Waits until so many more transactions were acknowledged. */
    async reach(more) {
      for (const wanted = acknowledged.size + more; acknowledged.size < wanted;)
        await Promise.race([once(told, 'written'), writing]);
    },
    /** @param {Date} moment @returns {string[]} `writer:number` */
    acknowledgedBefore: (moment) => [...acknowledged].filter(([, at]) => at < moment.getTime()).map(([name]) => name),
    async close() {
      closing = true;
      await writing;
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

/** Rows of a ledger in two tables, whether both have them, and alike. */
export const READ_LEDGER = `
  select concat(writer, ':', number) as name, one.text = other.text as whole
    from one full join other using (writer, number)`;
