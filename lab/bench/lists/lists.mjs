import pg from 'pg';
import { Agent, request } from 'undici';
import { quantile } from '../measures.mjs';
import { startContent } from './start-content.mjs';

const NOTES = 10_000;
const MIB = 1 << 20;
/** Notes and sermons of an account have 80 MiB of the 100. */
const FULL_MIB = 80;
const READERS = 4;
const ROUNDS = 5;
const READS = 40;
const BOUND = 1.5;

/**
 * Effect of an account at its quota, whose lists four read at once, on somebody else's list: rounds with it and without
 * it take turns, so that other load of the machine weighs on both.
 */
export async function lists({ root, log }) {
  const place = await startContent({ root });
  const agent = new Agent({ connections: 8, keepAliveTimeout: 1_000, keepAliveMaxTimeout: 1_000 });
  const get = async (address, { token }) => {
    const begun = performance.now();
    const answer = await request(`${place.url}${address}`, {
      dispatcher: agent,
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    });
    const { byteLength } = await answer.body.arrayBuffer();
    if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}.`);
    return { ms: performance.now() - begun, bytes: byteLength, link: answer.headers['link'] };
  };
  try {
    log(`${NOTES} notes of ${FULL_MIB} MiB are written ...`);
    const kept = await fill(place);
    const load = { calls: 0, failed: 0, ms: [], bytes: 0 };
    const round = async (loaded) => {
      let going = loaded;
      const readers = Array.from({ length: loaded ? READERS : 0 }, async () => {
        for (let next = '/api/notes'; going;) {
          const { ms, bytes, link } = await get(next, place.full).catch(() => ({ ms: 0, bytes: 0 }));
          if (!ms) {
            // A busy machine lets deadlines pass; how often is told.
            load.failed += 1;
            next = '/api/notes';
            continue;
          }
          load.calls += 1;
          load.ms.push(ms);
          load.bytes = Math.max(load.bytes, bytes);
          // As a page does it: to the list's end, and again.
          next = /<([^>]*)>/.exec(link ?? '')?.[1] ?? '/api/notes';
        }
      });
      const times = [];
      for (let read = 0; read < READS; read += 1) times.push((await get('/api/notes', place.other)).ms);
      going = false;
      await Promise.all(readers);
      return quantile(times, 0.95);
    };
    // Compilation and caching at the first reads belong to neither side.
    await round(true);
    await round(false);
    const calm = [];
    const loaded = [];
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      log(`round ${turn + 1} of ${ROUNDS} ...`);
      calm.push(await round(false));
      loaded.push(await round(true));
    }
    const [before, beside] = [quantile(calm, 0.5), quantile(loaded, 0.5)];
    return [
      '| figure | measured | bound |',
      '| --- | --- | --- |',
      `| an account with ${kept.notes} notes holds | ${(kept.bytes / MIB).toFixed(0)} MiB | |`,
      `| one answer of its list, compressed, at most | ${Math.ceil(load.bytes / 1024)} KiB | |`,
      `| its list, read by ${READERS} at once to its end, p95 of ${load.calls} calls (${load.failed} failed) | ${quantile(load.ms, 0.95).toFixed(0)} ms | |`,
      `| another account's list of 100 notes, p95, alone | ${before.toFixed(1)} ms | |`,
      `| the same beside them | ${beside.toFixed(1)} ms | |`,
      `| ratio (medians of ${ROUNDS} rounds each, taking turns) | ${(beside / before).toFixed(2)} | ≤ ${BOUND} |`,
      `| the content service held at most | ${place.content.peakMb().toFixed(0)} MB | |`,
    ];
  } finally {
    await agent.destroy();
    await place.end();
  }
}

/** Texts of many sizes that compress as prose does, written as the service keeps them. */
async function fill({ databaseUrl, full, other }) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const write = (user, count, bytes) =>
      client.query(
        `insert into content.notes (user_id, title, content, created_at)
           select $1, 'Note ' || at, rpad('', (500 + (at % 20) * $3::int * 2 / 20)::int, prose), now() - at * interval '1 minute'
             from generate_series(1, $2::int) as at,
                  lateral (select string_agg(md5(at || ':' || word) || ' ', '') as prose from generate_series(1, 40) as word) as words`,
        [user, count, bytes],
      );
    await write(full.id, NOTES, Math.floor((FULL_MIB * MIB) / NOTES) - 500);
    await write(other.id, 100, 1_000);
    await client.query('vacuum analyze content.notes');
    const { rows } = await client.query('select notes, bytes from content.usage where user_id = $1', [full.id]);
    return { notes: rows[0].notes, bytes: Number(rows[0].bytes) };
  } finally {
    await client.end();
  }
}
