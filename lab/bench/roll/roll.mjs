import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Agent, request } from 'undici';
import { findPrograms } from '../anchors/programs.mjs';
import { startStage } from './stage.mjs';

const PER_SECOND = 50;
/** Turns of each ten requests: seven read, three write. */
const TURNS = ['note', 'read', 'chapter', 'read', 'note', 'chapter', 'read', 'note', 'chapter', 'read'];

/** Effect on readers and writers while every instance of each service is exchanged under them. */
export async function roll({ root, log }) {
  const { nginx } = findPrograms(log);
  if (!nginx) return ['Not run: there is no nginx.'];
  const stage = await startStage({ root, nginx });
  const load = startLoad(stage);
  try {
    await delay(2_000);
    const rows = [];
    for (const name of ['content', 'study', 'gateway']) {
      const before = load.counts();
      const codes = await stage.roll(name);
      await delay(1_000);
      const after = load.counts();
      rows.push([name, after.sent - before.sent, after.failed - before.failed, codes.join(' and ')]);
      log(`${name}: ${rows.at(-1).slice(1).join(', ')}`);
    }
    const { notes, problems } = await load.end();
    const stored = await titlesIn(stage.databaseUrl);
    const found = new Set(stored);
    return [
      '| exchanged, one of two after the other | requests | failed (bound: 0) | exit codes |',
      '| --- | --- | --- | --- |',
      ...rows.map((row) => `| ${row.join(' | ')} |`),
      '',
      `Of ${notes.length} notes that were acknowledged, ${notes.filter((title) => !found.has(title)).length} are lost and ${stored.length - found.size} are there twice.`,
      ...(problems.length ? [`What failed: ${countsOf(problems)}.`] : []),
    ];
  } finally {
    await load.end();
    await stage.end();
  }
}

/** The most frequent ones, with how often each came. */
function countsOf(problems) {
  const counts = new Map();
  for (const problem of problems) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, 8);
  return most.map(([problem, count]) => `${count} × ${problem}`).join('; ');
}

async function titlesIn(databaseUrl) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query('select title from content.notes')).rows.map(({ title }) => title);
  } finally {
    await client.end();
  }
}

/** Readers and writers who ask without waiting for each other. */
function startLoad({ url, token }) {
  const agent = new Agent({ connections: 64, keepAliveTimeout: 10_000 });
  const notes = [];
  const problems = [];
  const all = [];
  let sent = 0;
  let over = false;
  const authorization = `Bearer ${token}`;
  const ask = async (kind) => {
    const title = `note ${randomUUID()}`;
    const [path, options] = {
      read: ['/api/notes?limit=20', {}],
      chapter: ['/api/bible/John/3', {}],
      note: [
        '/api/notes',
        {
          method: 'POST',
          body: JSON.stringify({ title, content: 'While services are exchanged.' }),
          headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        },
      ],
    }[kind];
    try {
      const { statusCode, body } = await request(url + path, {
        dispatcher: agent,
        headers: { authorization },
        ...options,
      });
      const answer = await body.text();
      if (statusCode >= 400)
        problems.push(`${statusCode} ${/"code":"(\w+)"/.exec(answer)?.[1] ?? 'by nginx'}, ${kind}`);
      else if (kind === 'note') notes.push(title);
    } catch (error) {
      problems.push(`${error.code ?? error.message}, ${kind}`);
    }
  };
  const running = (async () => {
    const begun = performance.now();
    while (!over) {
      for (const due = ((performance.now() - begun) / 1_000) * PER_SECOND; sent < due; sent += 1)
        all.push(ask(TURNS[sent % TURNS.length]));
      await delay(10);
    }
    await Promise.all(all);
    await agent.destroy();
  })();
  return {
    counts: () => ({ sent, failed: problems.length }),
    async end() {
      over = true;
      await running;
      return { notes, problems };
    },
  };
}
