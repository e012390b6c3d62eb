import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { load, POST_NOTE } from './load.mjs';
import { startNginx } from './nginx.mjs';
import { startPlace } from './place.mjs';
import { findPrograms } from './programs.mjs';
import { searchBeside } from './search.mjs';

const CONNECTIONS = [1, 8, 32, 128];
const WRITERS = 8;

const row = (what, ours, anchor, ratio, bound = '') => `| ${[what, ours, anchor, ratio, bound].join(' | ')} |`;
const perSecond = ({ perSecond: rate }) => `${Math.round(rate)}/s`;
const ms = (time) => `${time.toFixed(2)} ms`;
const ratio = (one, other) => (one / other).toFixed(2);
const missing = (what, program, bound) => row(what, `not measured: ${program} is missing`, '', '', bound);

/** Cost of one request, beside the cost of the same with nothing around it, in the same minutes on the same machine. */
export async function anchors({ root, log }) {
  const programs = findPrograms(log);
  if (!programs.wrk) return ['Not measured: wrk, which sends the requests, is missing.'];
  const place = await startPlace({ root });
  const { gateway, content, bare, headers } = place;
  const send = (options) => load(programs.wrk, options);
  /** In turn, so that whatever else the machine does weighs on both. */
  const beside = async (one, other) => [await send(one), await send(other)];
  try {
    await fill(place);
    const lines = ['| what | ours | anchor | ratio | bound |', '| --- | --- | --- | --- | --- |'];
    const ours = { url: place.chapter, headers, pids: [gateway.pid] };
    const anchor = { url: `${bare.url}/chapter`, pids: [bare.pid] };
    for (const each of [ours, anchor]) await send({ ...each, seconds: 2 });

    log('a chapter');
    const [chapter, plain] = await beside(ours, anchor);
    lines.push(
      row(
        'a chapter, 32 connections ÷ bare Fastify with the same bytes and a line of log',
        perSecond(chapter),
        perSecond(plain),
        ratio(chapter.perSecond, plain.perSecond),
        '≥ 0.5',
      ),
    );
    const same = await send({ ...ours, headers: { ...headers, 'if-none-match': place.etag } });
    lines.push(
      row(
        'processor time of a 304 ÷ of a 200',
        ms(same.cpuMs),
        ms(chapter.cpuMs),
        ratio(same.cpuMs, chapter.cpuMs),
        '≤ 0.5',
      ),
    );
    const growth = [];
    for (const connections of CONNECTIONS) {
      const [one, other] = await beside({ ...ours, connections, seconds: 3 }, { ...anchor, connections, seconds: 3 });
      growth.push(
        `| ${connections} | ${perSecond(one)} | ${ms(one.p50)} | ${ms(one.p99)} | ${one.refused} | ${perSecond(other)} | ${ms(other.p50)} |`,
      );
      if (connections === 1) {
        lines.push(row('a chapter alone, p50', ms(one.p50), ms(other.p50), ratio(one.p50, other.p50), '≤ 2'));
      }
      if (connections === 128) {
        lines.push(row('chapters refused at 128 connections', one.refused, '', '', '0'));
      }
    }

    log('what is read from Postgres');
    const private_ = [gateway.pid, content.pid];
    for (const [what, ourPath, barePath, bound] of [
      ['own profile', '/api/profile', '/profile', '≥ 0.4'],
      ['a page of 20 notes', '/api/notes?limit=20', '/notes', '≥ 0.4'],
    ]) {
      const [one, other] = await beside(
        { url: `${gateway.url}${ourPath}`, headers, pids: private_, connections: 8 },
        { url: `${bare.url}${barePath}`, pids: [bare.pid], connections: 8 },
      );
      const name = `${what} ÷ bare Fastify with pg and the same transaction, 8 connections`;
      lines.push(row(name, perSecond(one), perSecond(other), ratio(one.perSecond, other.perSecond), bound));
    }
    const [many, few] = await beside(
      { url: `${gateway.url}/api/notes?limit=50`, headers: bearer(place.many), connections: 1 },
      { url: `${gateway.url}/api/notes?limit=50`, headers: bearer(place.few), connections: 1 },
    );
    lines.push(
      row('first page of 5,000 notes ÷ of 50 notes, p50', ms(many.p50), ms(few.p50), ratio(many.p50, few.p50), '≤ 1.3'),
    );

    log('what is written');
    if (!programs.pgbench) lines.push(missing('a note written ÷ an insert of pgbench', 'pgbench', '≥ 0.12'));
    else {
      const written = await send({
        url: `${gateway.url}/api/notes`,
        headers: { ...headers, 'content-type': 'application/json' },
        connections: WRITERS,
        post: () => POST_NOTE,
      });
      const inserts = insertsPerSecond(programs.pgbench, place.databaseUrl);
      lines.push(
        row(
          `a note with its key, ${WRITERS} writers ÷ an insert of pgbench`,
          perSecond(written),
          `${Math.round(inserts)}/s`,
          ratio(written.perSecond, inserts),
          '≥ 0.12',
        ),
      );
    }

    log('searches');
    if (!programs.diatheke) lines.push(missing("diatheke's search ÷ ours over HTTP", 'diatheke', '≥ 300'));
    else {
      const { ours: own, theirs, count } = await searchBeside(programs.diatheke, place);
      for (const [part, bound] of [
        ['p50', ''],
        ['p95', '≥ 300'],
      ]) {
        const name = `${count} searches of the King James Version, ${part}: diatheke ÷ ours over HTTP, none kept`;
        lines.push(row(name, ms(own[part]), ms(theirs[part]), ratio(theirs[part], own[part]), bound));
      }
    }

    log('what is only passed on');
    if (!programs.nginx) lines.push(missing('processor time of a request passed on ÷ by nginx', 'nginx', '≤ 6'));
    else lines.push(...(await passedOn(programs, place, send)));
    return [
      ...lines,
      '',
      'How a chapter grows with those who read at once:',
      '',
      '| connections | ours | p50 | p99 | refused | bare Fastify | p50 |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...growth,
    ];
  } finally {
    await place.end();
  }
}

/** Answers of which nothing is kept, by the gateway and by nginx, of the same service. */
async function passedOn(programs, { proxy, bare, headers }, send) {
  const nginx = await startNginx(programs.nginx, bare.url);
  try {
    const path = '/api/notes';
    const ours = { url: `${proxy.url}${path}`, headers, pids: [proxy.pid] };
    const theirs = { url: `${nginx.url}${path}`, headers, pids: nginx.pids };
    const direct = { url: `${bare.url}${path}`, pids: [bare.pid], connections: 1 };
    await send({ ...ours, seconds: 2 });
    const [one, other] = [await send(ours), await send(theirs)];
    const [alone, alike, without] = [
      await send({ ...ours, connections: 1 }),
      await send({ ...theirs, connections: 1 }),
      await send(direct),
    ];
    return [
      row(
        'processor time of a request passed on ÷ by nginx',
        ms(one.cpuMs),
        ms(other.cpuMs),
        ratio(one.cpuMs, other.cpuMs),
        '≤ 6',
      ),
      row(
        'time that passing on adds, one connection, p50 ÷ of nginx',
        ms(alone.p50 - without.p50),
        ms(alike.p50 - without.p50),
        ratio(alone.p50 - without.p50, alike.p50 - without.p50),
        '≤ 6',
      ),
    ];
  } finally {
    await nginx.end();
  }
}

const bearer = ({ token }) => ({ authorization: `Bearer ${token}` });

/** Notes of the reader, of one who has many, and of one who has few. */
async function fill(place) {
  const client = new pg.Client(place.databaseUrl);
  await client.connect();
  try {
    const write = (user, count) =>
      client.query(
        `insert into content.notes (user_id, title, content, created_at)
           select $1, 'Note ' || at, repeat('In the beginning was the Word. ', 30), now() - at * interval '1 minute'
             from generate_series(1, $2::int) as at`,
        [user, count],
      );
    place.many = await place.issuer.issue();
    place.few = await place.issuer.issue();
    await write(place.issuer.id, 100);
    await write(place.many.id, 5_000);
    await write(place.few.id, 50);
    await client.query('create table public.bench (id bigserial primary key, user_id uuid, title text, content text)');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** One insert a transaction, which waits until it is safe, as ours does. */
function insertsPerSecond(pgbench, databaseUrl) {
  const file = path.join(import.meta.dirname, 'insert.sql');
  const { status, stdout, stderr } = spawnSync(
    pgbench,
    ['-n', '-c', String(WRITERS), '-j', '1', '-T', '4', '-f', file, databaseUrl],
    { encoding: 'utf8' },
  );
  if (status !== 0 || !fs.existsSync(file)) throw new Error(`pgbench failed: ${stderr}`);
  return Number(/tps = ([\d.]+)/.exec(stdout)[1]);
}
