import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TemporaryPostgres } from '@berea/postgres';
import { startThingsStore, type ThingsStore } from '../../testing/things-store.js';
import { until } from '../../testing/until.js';

const ruth = randomUUID();
const WRITERS = 8;

let postgres: TemporaryPostgres;
let store: ThingsStore;
beforeAll(async () => {
  postgres = await TemporaryPostgres.start();
  store = await startThingsStore(postgres.url, ruth);
});
afterAll(async () => {
  await store.stop();
  await postgres.stop();
});

const stored = async () =>
  new Set((await postgres.query<{ text: string }>('select text from spec.things')).map(({ text }) => text));
const isReady = async () => (await store.call('GET', 'health/ready')).status === 200;

/** The errors behind answers of 500, as the log has them. */
const unexpectedErrors = () => {
  const failed = new Set(store.lines.filter(({ status }) => status === 500).map(({ requestId }) => requestId));
  return store.lines.filter(({ err, requestId }) => err && failed.has(requestId)).map(({ err }) => err);
};

/** Eight clients write until told to stop; it records acknowledged writes and the answer to every call. */
function startWriting() {
  const acknowledged: string[] = [];
  const statuses: Record<number, number> = {};
  let going = true;
  const write = async () => {
    while (going) {
      const text = randomUUID();
      const { status, headers } = await store.call('POST', 'things', { text });
      if (status === 201) acknowledged.push(text);
      else if (status === 503) expect(headers.get('retry-after')).toBe('1');
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    acknowledged,
    statuses,
    stop: async () => {
      going = false;
      await writers;
    },
  };
}

describe('a Postgres that restarts under eight writers', () => {
  const terminateAll = async () => {
    await postgres.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'berea-spec'`,
    );
  };
  const restartBy = (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => async () => {
    await postgres.end(signal);
    expect((await store.call('GET', 'health/live')).status).toBe(200);
    await until(async () => (await store.call('GET', 'health/ready')).status === 503);
    await postgres.restart();
  };

  it.each([
    ['in order (-m fast)', restartBy('SIGINT'), ['503']],
    ['at once (-m immediate)', restartBy('SIGQUIT'), ['503']],
    ['by kill -9', restartBy('SIGKILL'), ['503']],
    // A connection that ends between two requests is replaced unnoticed: no request need be refused here.
    ['in that all its connections are ended', terminateAll, []],
  ])(
    '(%s): no acknowledged write is lost, requests are answered 503 meanwhile and 201 afterwards',
    async (_how, fault, certain) => {
      const writing = startWriting();
      await until(() => writing.acknowledged.length > 50);
      await fault();
      const before = writing.acknowledged.length;
      await until(() => writing.acknowledged.length > before + 50);
      await writing.stop();
      expect(unexpectedErrors()).toEqual([]);
      const seen = Object.keys(writing.statuses);
      expect(seen).toEqual(expect.arrayContaining(['201', ...certain]));
      expect(seen.filter((status) => status !== '201' && status !== '503')).toEqual([]);
      const kept = await stored();
      expect(writing.acknowledged.filter((text) => !kept.has(text))).toEqual([]);
      expect(await isReady()).toBe(true);
      const { driver } = store.db.dataSource as unknown as { driver: { master: { totalCount: number } } };
      expect(driver.master.totalCount).toBeLessThanOrEqual(4);
    },
  );
});

describe('a Postgres that hangs', () => {
  it('requests are answered 503 within their deadline, and 200 once it goes on', async () => {
    for (let round = 0; round < 4; round += 1) expect(await isReady()).toBe(true);
    postgres.hang(true);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => store.call('POST', 'things', { text: 'hung' }, { 'x-deadline-ms': '1500' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(503));
    expect((await store.call('GET', 'health/ready')).status).toBe(503);
    postgres.hang(false);
    await until(isReady);
    await until(async () => (await store.call('POST', 'things', { text: 'after' })).status === 201);
    expect((await store.call('GET', 'things')).status).toBe(200);
  });

  it('a write that was answered 503 is not committed by the next request on its connection', async () => {
    await until(async () => (await store.call('GET', 'things')).status === 200);
    // Holds its transaction while the server hangs, so that its insert gets no answer.
    const holding = store.call('POST', 'sql', {
      sql: `insert into spec.things (user_id, text) select '${ruth}', 'ghost' from (select pg_sleep(0.2)) as waited`,
    });
    await until(async () => {
      const rows = await postgres.query(
        `select 1 from pg_stat_activity where query like '%ghost%' and state = 'active' and pid <> pg_backend_pid()`,
      );
      return rows.length === 1;
    });
    postgres.hang(true);
    expect((await holding).status).toBe(503);
    postgres.hang(false);
    await until(isReady);
    for (let next = 0; next < 8; next += 1)
      await until(async () => (await store.call('POST', 'things', { text: 'next' })).status === 201);
    expect(await stored()).not.toContain('ghost');
  });
});
